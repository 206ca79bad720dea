import { data, type RouterContextProvider } from "react-router";
import { checkForm, type FieldErrors, typedValues } from "../forms/check-form.ts";
import { contactFormSchema, formIdField, trapField } from "./contact-form-schema.ts";
import { newFormId, readFormId } from "./form-id.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** What was typed, to be shown again. */
type Kept = { values: Record<string, string> };

/** What the contact form's action answers. */
export type FormAnswer =
  /** The form is empty again, under a name of its own. */
  | { kind: "sent"; formId: string; wantsDigest: boolean }
  | (Kept & { kind: "invalid"; errors: FieldErrors })
  | (Kept & { kind: "failed" })
  | (Kept & { kind: "limited"; minutes: number });

/** Checks a filled-in contact form and sends what is in it. */
export async function receiveForm(form: FormData, context: Readonly<RouterContextProvider>) {
  const values = typedValues(form);
  const checked = checkForm(contactFormSchema, form);
  if (!checked.ok) return answer({ kind: "invalid", values, errors: checked.errors }, 400);
  const signals = { ...readFormId(values[formIdField]), isTrapped: Boolean(values[trapField]) };
  const outcome = await sendEnquiry(checked.data, signals, context);
  if (outcome.kind === "failed") return answer({ kind: "failed", values }, 503);
  if (outcome.kind === "limited") {
    return answer({ kind: "limited", values, minutes: Math.ceil(outcome.seconds / 60) }, 429);
  }
  const wantsDigest = checked.data.newsletter;
  return answer({ kind: "sent", formId: newFormId(), wantsDigest }, 200);
}

function answer(value: FormAnswer, status: number) {
  return data<FormAnswer>(value, { status });
}
