import type { Client, TestProject } from "./project.ts";

type OutgoingMail = { subject: string; text_body: string; html_body: string };

let people = 0;

/** An e-mail address nobody has used in this test file. */
export function newEmail(): string {
  people += 1;
  return `person-${people}@example.com`;
}

/** An address of the network that nobody has used in this test file. */
export function newAddress(): string {
  people += 1;
  return `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
}

/** A visitor at an address of their own. */
export function newClient(project: TestProject, address = newAddress()): Client {
  return project.client({ address });
}

/** The mails queued for an address, oldest first. */
export async function mailsTo(project: TestProject, email: string): Promise<OutgoingMail[]> {
  return project.database.query<OutgoingMail>(
    `select subject, text_body, html_body from public.mail_outbox
     where recipient = $1 order by created_at`,
    [email],
  );
}

/** The link of the newest mail to an address, taken apart. */
export async function linkTo(project: TestProject, email: string) {
  const mail = (await mailsTo(project, email)).at(-1);
  const link = /https?:\S+token_hash\S+/.exec(mail?.text_body ?? "")?.[0];
  if (!link) throw new Error(`No link was mailed to ${email}`);
  const { searchParams, origin, pathname } = new URL(link);
  return {
    page: origin + pathname,
    token_hash: searchParams.get("token_hash") ?? "",
    type: searchParams.get("type"),
    next: searchParams.get("next"),
    code: /code: (\d+)/.exec(mail?.text_body ?? "")?.[1] ?? "",
  };
}

/** Registers a person and confirms the address; the client is signed in afterwards. */
export async function register(
  project: TestProject,
  { email = newEmail(), password = "correct horse", client = newClient(project) } = {},
): Promise<{ email: string; password: string; client: Client; id: string }> {
  await client.auth.signUp({ email, password });
  const { token_hash } = await linkTo(project, email);
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: "email" });
  if (error || !data.user) throw new Error(`The address was not confirmed: ${error?.message}`);
  return { email, password, client, id: data.user.id };
}
