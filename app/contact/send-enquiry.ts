import { FunctionsHttpError } from "@supabase/supabase-js";
import type { RouterContextProvider } from "react-router";
import type { Enquiry } from "../../supabase/functions/_shared/enquiry.ts";
import { type FormSignals, signalsHeader } from "../../supabase/functions/_shared/form-signals.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";

type Outcome = { kind: "sent" } | { kind: "failed" } | { kind: "limited"; seconds: number };

/** Hands a message to the function that stores it and has it mailed. Why it failed is in the log. */
export async function sendEnquiry(
  enquiry: Enquiry,
  form: Omit<FormSignals, "address">,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const { address, functionKey, report } = context.get(siteContext);
  const signals: FormSignals = { ...form, address };
  const { data, error } = await getBackend(context).functions.invoke("send-contact-email", {
    body: enquiry,
    headers: { apikey: functionKey, [signalsHeader]: JSON.stringify(signals) },
  });
  if (!error && !data?.error) return { kind: "sent" };
  const response = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  if (response?.status === 429) {
    return { kind: "limited", seconds: Number(response.headers.get("Retry-After")) || 60 };
  }
  report(new Error(`A message was not taken: ${response?.status ?? error?.name ?? "refused"}`));
  return { kind: "failed" };
}
