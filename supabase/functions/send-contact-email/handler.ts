import { createClient } from "@supabase/supabase-js";
import { type Caller, type Environment, identifyCaller, secretKeys } from "../_shared/caller.ts";
import { type Enquiry, enquirySchema, newsletterLabel } from "../_shared/enquiry.ts";
import { composeOptIn } from "../_shared/newsletter-mail.ts";
import { type Business, composeOwnerMail, composeReceipt } from "./mails.ts";
import { isSuspect } from "./suspicion.ts";

/**
 * Receives the contact form: stores the message and queues its mails. Answers `{}`, or `{ error }`
 * and, where a field is wrong, its name.
 */
export async function handle(request: Request, env: Environment): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Use POST");
  const caller = identifyCaller(request, env);
  if (!caller) return refuse(401, "The key is not valid");
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) return refuse(400, "The body is not JSON");
  const checked = enquirySchema.safeParse(body);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refuse(400, issue?.message ?? "Required", { field: issue?.path.join(".") });
  }
  const seconds = await receive(checked.data, caller, env);
  if (seconds === 0) return Response.json({});
  const wait = `Too many messages; try again in ${seconds} s`;
  return refuse(429, wait, {}, { "Retry-After": String(seconds) });
}

/** @returns 0, or the seconds until this caller may write again */
async function receive(enquiry: Enquiry, caller: Caller, env: Environment): Promise<number> {
  const { email, newsletter } = enquiry;
  const contact = setting(env, "CONTACT_EMAIL");
  const business = {
    name: setting(env, "BUSINESS_NAME"),
    address: env.BUSINESS_ADDRESS,
    siteUrl: setting(env, "SITE_URL"),
  };
  const { data, error } = await connect(env).rpc("receive_enquiry", {
    enquiry: {
      submission: await submissionKey(enquiry, caller),
      address: caller.address,
      is_spam: isSuspect(enquiry, caller.form),
      name: enquiry.name,
      email,
      station_call: enquiry.stationCall,
      station_format: enquiry.stationFormat,
      software_used: enquiry.softwareUsed,
      library_size: enquiry.librarySize,
      message: enquiry.message,
      newsletter,
    },
    mails: {
      owner: composeOwnerMail(enquiry, contact, business),
      receipt: composeReceipt(email, contact, business),
    },
    subscription: newsletter ? await composeSubscription(email, business) : {},
    limits: {
      per_address: Number(env.ENQUIRIES_PER_ADDRESS ?? 10),
      per_hour: Number(env.ENQUIRIES_PER_HOUR ?? 300),
      receipts_per_hour: Number(env.RECEIPTS_PER_HOUR ?? 100),
    },
  });
  // The error's own text may hold the message.
  if (error) throw new Error(`The enquiry could not be stored: ${error.code}`);
  return Number(data);
}

/** Names what was sent from one form with one content; null where it came from no form of the site. */
async function submissionKey(enquiry: Enquiry, { form }: Caller): Promise<string | null> {
  if (!form?.submission) return null;
  const sent = new TextEncoder().encode(form.submission + JSON.stringify(enquiry));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sent));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function composeSubscription(email: string, { name, address, siteUrl }: Business) {
  const sender = { siteUrl, businessName: name, businessAddress: address };
  const { tokenHash, mail } = await composeOptIn({ email, ...sender });
  return { consent: newsletterLabel, token_hash: tokenHash, mail };
}

function connect(env: Environment) {
  return createClient(setting(env, "SUPABASE_URL"), secretKeys(env)[0] ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });
}

function setting(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The function's setting ${name} is missing`);
  return value;
}

function refuse(status: number, error: string, more = {}, headers = {}): Response {
  return Response.json({ error, ...more }, { status, headers });
}
