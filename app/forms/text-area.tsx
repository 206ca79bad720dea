import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type Props = FieldTexts &
  Omit<ComponentProps<"textarea">, "name"> & {
    name: string;
    /** Stands between the label and the text. */
    tools?: ReactNode;
    /** Stands below the text. */
    children?: ReactNode;
  };

/** A text of several lines. */
export function TextArea({ label, hint, error, tools, children, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} after={children}>
      {(attributes) => (
        <>
          {tools}
          <textarea className="field-input" {...attributes} {...area} />
        </>
      )}
    </Field>
  );
}
