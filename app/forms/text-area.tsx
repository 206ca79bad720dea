import { type ComponentProps, type ReactNode, useId } from "react";
import "./form.css";

type Props = Omit<ComponentProps<"textarea">, "name"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Stands between the label and the text. */
  tools?: ReactNode;
  /** Stands below the text. */
  children?: ReactNode;
};

/** A labelled text of several lines, with its hint and its error as a text field has them. */
export function TextArea({ label, hint, error, tools, children, ...area }: Props) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {tools}
      <textarea
        id={id}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...area}
      />
      {hint ? (
        <p className="field-hint" id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
      {children}
    </div>
  );
}
