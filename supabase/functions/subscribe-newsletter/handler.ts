import { createClient } from "@supabase/supabase-js";
import { type Caller, type Environment, identifyCaller, secretKeys } from "../_shared/caller.ts";
import { enquirySchema } from "../_shared/enquiry.ts";
import { z } from "../_shared/form-texts.ts";
import { newsletterConsent } from "../_shared/newsletter-consent.ts";
import { composeOptIn } from "../_shared/newsletter-mail.ts";

const signUpSchema = z.pick(enquirySchema, { email: true });

/**
 * Somebody wants the newsletter: has a link to confirm mailed to the address, unless that is on the
 * list or had one a little while ago. Nobody learns which from the answer: `{}`, or `{ error }`.
 */
export async function handle(request: Request, env: Environment): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Use POST");
  const caller = identifyCaller(request, env);
  if (!caller) return refuse(401, "The key is not valid");
  const checked = signUpSchema.safeParse(await request.json().catch(() => undefined));
  if (!checked.success) return refuse(400, checked.error.issues[0]?.message ?? "Required");
  if (caller.form?.isTrapped) return Response.json({});
  const seconds = await ask(checked.data.email, caller, env);
  if (seconds === 0) return Response.json({});
  const wait = `Too many requests; try again in ${seconds} s`;
  return refuse(429, wait, { "Retry-After": String(seconds) });
}

/** @returns 0, or the seconds until this caller may ask again */
async function ask(email: string, { address }: Caller, env: Environment): Promise<number> {
  const { SITE_URL: siteUrl, BUSINESS_NAME: businessName, BUSINESS_ADDRESS } = env;
  if (!siteUrl || !businessName) throw new Error("SITE_URL and BUSINESS_NAME must be set");
  const optIn = await composeOptIn({
    email,
    siteUrl,
    businessName,
    businessAddress: BUSINESS_ADDRESS,
  });
  const project = createClient(env.SUPABASE_URL ?? "", secretKeys(env)[0] ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await project.rpc("request_subscription", {
    subscriber_email: email,
    consent: newsletterConsent,
    token_hash: optIn.tokenHash,
    mail: optIn.mail,
    address,
  });
  // Its text may hold the address.
  if (error) throw new Error(`The request could not be stored: ${error.code}`);
  return Number(data);
}

function refuse(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers });
}
