import { type ComponentProps, type ReactNode, useId } from "react";
import "./form.css";

export type TextFieldProps = Omit<ComponentProps<"input">, "name"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Stands in the field, after the input. */
  children?: ReactNode;
};

/** A labelled input with its hint and its error, which assistive technology reads with it. */
export function TextField({ label, hint, error, children, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <input
          id={id}
          className="field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {children}
      </div>
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
    </div>
  );
}
