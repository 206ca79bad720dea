import { FunctionsHttpError } from "@supabase/supabase-js";
import type { RouterContextProvider } from "react-router";
import { type FormSignals, signalsHeader } from "../../supabase/functions/_shared/form-signals.ts";
import { emailField } from "../forms/fields.ts";
import { z } from "../forms/texts.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";

export const signUpSchema = z.object({ email: emailField });

type Outcome = { kind: "sent" } | { kind: "failed" } | { kind: "limited"; seconds: number };

/**
 * Has the mail that asks to confirm sent, where one is due; nobody learns whether it was.
 *
 * @param isTrapped whether the field that people don't see was filled in
 */
export async function signUp(
  email: string,
  isTrapped: boolean,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const { address, functionKey, report } = context.get(siteContext);
  const signals: FormSignals = { address, isTrapped };
  const { error } = await getBackend(context).functions.invoke("subscribe-newsletter", {
    body: { email },
    headers: { apikey: functionKey, [signalsHeader]: JSON.stringify(signals) },
  });
  if (!error) return { kind: "sent" };
  const response = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  if (response?.status === 429) {
    return { kind: "limited", seconds: Number(response.headers.get("Retry-After")) };
  }
  report(new Error(`A sign-up was not taken: ${response?.status ?? error.name}`));
  return { kind: "failed" };
}
