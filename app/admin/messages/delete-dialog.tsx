import { Form } from "react-router";
import { ConfirmDialog } from "../confirm-dialog.tsx";

type Props = {
  title: string;
  /** What is deleted. */
  subject: string;
  text: string;
  action: string;
  id: string;
  answer: unknown;
  onClose: () => void;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({ title, subject, text, action, id, answer, onClose }: Props) {
  return (
    <ConfirmDialog
      title={title}
      answer={answer}
      onClose={onClose}
      form={(isBusy) => (
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="delete"
            className="button button-danger"
            disabled={isBusy}
          >
            {isBusy ? "Deleting..." : "Delete"}
          </button>
        </Form>
      )}
    >
      <p className="message-subject" dir="auto">
        {subject}
      </p>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
