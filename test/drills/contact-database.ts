import type { ProjectClient } from "../../server/project-client.ts";

/** Waits until all mail is sent, and has sent again what the mail server had refused for good. */
export async function deliverAll(client: ProjectClient): Promise<number> {
  let retried = 0;
  for (;;) {
    const { data: failed } = await client
      .from("mail_outbox")
      .update({ failed_at: null, attempts: 0, next_attempt_at: new Date().toISOString() })
      .not("failed_at", "is", null)
      .select("id")
      .throwOnError();
    retried += failed.length;
    const { count } = await client
      .from("mail_outbox")
      .select("id", { count: "exact", head: true })
      .is("sent_at", null)
      .throwOnError();
    if (count === 0) return retried;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Who stands in the inbox, once for each message. */
export async function readNames(client: ProjectClient): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const { data } = await client
      .from("contact_messages")
      .select("name")
      .order("id")
      .range(names.length, names.length + 999)
      .throwOnError();
    names.push(...data.map(({ name }) => name));
    if (data.length === 0) return names;
  }
}

export async function countSent(client: ProjectClient): Promise<number> {
  const { count } = await client
    .from("mail_outbox")
    .select("id", { count: "exact", head: true })
    .not("sent_at", "is", null)
    .throwOnError();
  return count ?? 0;
}
