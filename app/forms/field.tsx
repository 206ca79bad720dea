import { type ReactNode, useId } from "react";
import "./form.css";

/** What every field says of itself. */
export type FieldTexts = {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** Ties an input to its hint and its error, which assistive technology reads with it. */
type FieldProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type Props = FieldTexts & {
  /** The field itself, which takes these attributes, and what stands around it. */
  children: (attributes: FieldProps) => ReactNode;
  /** Stands below hint and error. */
  after?: ReactNode;
};

/** The frame of a field: its label above, hint and error below. */
export function Field({ label, hint, error, children, after }: Props) {
  const id = useId();
  // An error that repeats the hint takes its place.
  const shownHint = hint === error ? undefined : hint;
  const described = [shownHint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {shownHint ? (
        <p className="field-hint" id={`${id}hint`}>
          {shownHint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
      {after}
    </div>
  );
}
