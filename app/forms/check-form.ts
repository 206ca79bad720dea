import type { z } from "./texts.ts";

/** The first thing wrong with each field, by its name, in the schema's order. */
export type FieldErrors = Record<string, string>;

/** A form's content as its schema wants it, or what is wrong with it. */
export type Checked<Data> = { ok: true; data: Data } | { ok: false; errors: FieldErrors };

/** Checks what a form sends, in the browser before it goes and on the server when it comes. */
export function checkForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  form: FormData,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(Object.fromEntries(form));
  if (result.success) return { ok: true, data: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  return { ok: false, errors };
}

/** What was typed, to be shown again. Never the password. */
export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && name !== "password" ? [[name, value]] : [],
    ),
  );
}
