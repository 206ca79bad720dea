import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "name"> & {
    name: string;
    /** Stands in the field, after the input. */
    children?: ReactNode;
  };

/** A text of one line. */
export function TextField({ label, hint, error, children, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="field-box">
          <input className="field-input" {...attributes} {...input} />
          {children}
        </div>
      )}
    </Field>
  );
}
