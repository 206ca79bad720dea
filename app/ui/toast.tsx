import { useEffect, useId, useRef } from "react";

export type ToastMessage = {
  title: string;
  description: string;
  variant: "default" | "destructive";
};

/**
 * A notice that works without script: it is in the page from the start, its button has the
 * focus, so that screen readers read it out, and the form of a dialog closes it.
 */
export function Toast({ message }: { message: ToastMessage }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, description, variant } = message;

  // The next message opens the notice again, also where it says what the last one said.
  const shown = useRef(message);
  useEffect(() => {
    if (shown.current === message) return;
    shown.current = message;
    dialog.current?.close();
    dialog.current?.show();
  }, [message]);

  return (
    <dialog
      open
      ref={dialog}
      role="alertdialog"
      className="toast"
      data-variant={variant}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <p id={`${id}text`}>
        <strong id={`${id}title`}>{title}</strong>
        <span className="sr-only">: </span>
        <span>{description}</span>
      </p>
      <form method="dialog">
        {/* biome-ignore lint/a11y/noAutofocus: the notice is the news of this page load */}
        <button type="submit" className="text-button" autoFocus>
          Dismiss
        </button>
      </form>
    </dialog>
  );
}
