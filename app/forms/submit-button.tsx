import "./form.css";

type Props = { label: string; busyLabel: string; isBusy: boolean };

/** Sends the form, once: while it is on its way the button says so and can't be pressed. */
export function SubmitButton({ label, busyLabel, isBusy }: Props) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
