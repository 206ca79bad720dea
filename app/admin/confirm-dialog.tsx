import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigation } from "react-router";
import { useHydrated } from "../forms/use-hydrated.ts";

type Props = {
  title: string;
  /** What happens. */
  children: ReactNode;
  /** The form that does it; while it is on its way, the dialog stays. */
  form: (isBusy: boolean) => ReactNode;
  /** Changes when the action has answered: then there is nothing left to ask. */
  answer: unknown;
  onClose: () => void;
};

/** Asks before something happens. Without script it stands in the page from the start. */
export function ConfirmDialog({ title, children, form, answer, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const isBusy = useNavigation().formMethod === "POST";

  useEffect(() => {
    // What is open already, from the server, is no modal dialog yet.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);

  const before = useRef(answer);
  useEffect(() => {
    if (before.current !== answer) dialog.current?.close();
    before.current = answer;
  }, [answer]);

  return (
    <dialog
      ref={dialog}
      open={!isHydrated}
      className="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 className="h3" id={`${id}title`}>
        {title}
      </h2>
      <div className="grid gap-3" id={`${id}text`}>
        {children}
      </div>
      <div className="actions">
        <form method="dialog">
          <button type="submit" className="button button-quiet" disabled={isBusy}>
            Cancel
          </button>
        </form>
        {form(isBusy)}
      </div>
    </dialog>
  );
}
