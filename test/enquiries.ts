import { randomUUID } from "node:crypto";
import { type FormSignals, signalsHeader } from "../supabase/functions/_shared/form-signals.ts";
import type { TestProject } from "./project.ts";

/** A message as the contact form sends it. */
export const enquiry = {
  name: "Jo Doe",
  email: "jo@example.com",
  stationCall: "WXYZ",
  stationFormat: "Classic Hits",
  softwareUsed: "GSelector",
  librarySize: "about 3,000",
  message: "The powers feel tired by Thursday.",
  newsletter: false,
};

/** A form that a person has filled in. */
export function honestForm(form: Partial<FormSignals> = {}): FormSignals {
  return {
    address: "203.0.113.7",
    submission: randomUUID(),
    seconds: 40,
    isTrapped: false,
    ...form,
  };
}

/** Calls `send-contact-email`, as the site does with a form, and as anybody without one. */
export async function sendEnquiry(
  project: TestProject,
  body: unknown = enquiry,
  form?: FormSignals,
  address = "198.51.100.1",
) {
  const { keys } = project;
  const client = project.client({ address, key: form ? keys.secretKey : keys.publishableKey });
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (form) headers[signalsHeader] = JSON.stringify(form);
  const { data, error } = await client.functions.invoke("send-contact-email", {
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers,
  });
  if (!error) return { status: 200, body: data, headers: new Headers() };
  const response: Response = error.context;
  return {
    status: response.status,
    body: await response.json(),
    headers: response.headers,
  };
}
