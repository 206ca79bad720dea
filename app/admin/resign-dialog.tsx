import { Form } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = { id: string; answer: unknown; onClose: () => void };

/** Asks before an admin's own role goes: nobody takes it back alone. */
export function ResignDialog({ id, answer, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Remove your own admin role"
      answer={answer}
      onClose={onClose}
      form={(isBusy) => (
        <Form method="post" action="/admin/dashboard?tab=users">
          <input type="hidden" name="change" value={`user ${id}`} />
          <input type="hidden" name="isSure" value="yes" />
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy ? "Removing..." : "Remove my role"}
          </button>
        </Form>
      )}
    >
      <p>You leave the admin area at once, and only another admin can let you in again.</p>
    </ConfirmDialog>
  );
}
