import { type AuthError, isAuthWeakPasswordError } from "@supabase/supabase-js";
import { data, type RouterContextProvider } from "react-router";
import { type FieldErrors, typedValues } from "../forms/check-form.ts";
import { siteContext } from "../session/site-context.ts";
import type { ToastMessage } from "../ui/toast.tsx";

/** What an account form's action answers when nothing came of it. */
export type FormFailure = {
  /** Shown in the fields again. */
  values: Record<string, string>;
  errors?: FieldErrors;
  toasts?: ToastMessage[];
  /** The auth service's own name for what it refused. */
  code?: string;
};

/** Fields are wrong: nothing was asked of the auth service. */
export function invalidForm(form: FormData, errors: FieldErrors) {
  return data<FormFailure>({ values: typedValues(form), errors }, { status: 400 });
}

/** The auth service refused: a toast with its message under each title. Logged too. */
export function refusedForm(
  form: FormData,
  error: AuthError,
  titles: string[],
  context: Readonly<RouterContextProvider>,
) {
  context.get(siteContext).report(new Error(`${titles[0]}: ${error.code ?? error.name}`));
  const description = describeFailure(error);
  const toasts = titles.map((title) => ({ title, description, variant: "destructive" as const }));
  const failure: FormFailure = { values: typedValues(form), toasts };
  if (error.code) failure.code = error.code;
  return data(failure, { status: statusOf(error) });
}

const reasonTexts: Record<string, string> = {
  length: "too short",
  characters: "too few kinds of characters",
  pwned: "too common",
};

/** The provider's message, with its reasons where it found a password weak. */
export function describeFailure(error: AuthError): string {
  const message = error.message || "Please try again";
  if (!isAuthWeakPasswordError(error) || error.reasons.length === 0) return message;
  const reasons = error.reasons.map((reason) => reasonTexts[reason] ?? reason);
  return `${message.replace(/\.?$/, ".")} Reason: ${reasons.join(", ")}.`;
}

/** 429 and refusals keep their status; a backend that can't be reached is a 503. */
function statusOf({ code, status = 400 }: AuthError): number {
  if (code === "backend_unavailable") return 503;
  return status >= 400 && status < 500 ? status : 400;
}
