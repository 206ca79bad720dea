import { useId } from "react";

type Props = { value: string; typed: string; error: string | undefined };

/** Draft or published, and what publishing does besides. */
export function StatusField({ value, typed, error }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Status
      </label>
      <select
        id={id}
        name="status"
        className="field-input"
        defaultValue={value === "published" ? "published" : "draft"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : `${id}hint`}
      >
        <option value="draft">Draft</option>
        <option value="published">Published</option>
      </select>
      <p className="field-hint" id={`${id}hint`}>
        {typed === "published"
          ? "Saving a published post gives it today's date and your name."
          : "A draft is seen by admins only. Saving it puts your name on it."}
      </p>
      {error ? (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
