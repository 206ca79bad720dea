import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../supabase/database.types.ts";
import type { ProjectClient } from "../project-client.ts";

export type OutboxMail = Database["public"]["Tables"]["mail_outbox"]["Row"];

/** What came of an attempt. */
export type Verdict = {
  outcome: "sent" | "failed" | "later";
  /** What the mail server said, for admins. */
  answer: string;
  /** When to try again; never by itself without one. */
  nextAttempt?: Date;
};

export const printed = "Printed on the console";

const day = 24 * 3_600_000;
const settlePauses = [0, 200, 500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The table of outgoing mail, as the one who delivers sees it. */
export function openOutbox(client: ProjectClient) {
  return {
    /** Takes at most `batch` due mails; nobody else gets them for `leaseSeconds`. */
    async claim(batch: number, leaseSeconds: number): Promise<OutboxMail[]> {
      const { data, error } = await client.rpc("claim_mails", {
        batch,
        lease_seconds: leaseSeconds,
      });
      if (error) throw new Error(`The outbox can't be read: ${error.message}`);
      return data;
    },

    /** Writes down what came of an attempt. Patient, because forgetting it means sending twice. */
    async settle(mail: OutboxMail, { outcome, answer, nextAttempt }: Verdict): Promise<void> {
      let reason = "";
      for (const milliseconds of settlePauses) {
        await pause(milliseconds);
        const { error } = await client.rpc("settle_mail", {
          mail_id: mail.id,
          attempt: mail.attempts,
          outcome,
          answer,
          next_attempt: nextAttempt?.toISOString(),
        });
        if (!error) return;
        reason = error.message;
      }
      throw new Error(`What came of mail ${mail.id} can't be written down: ${reason}`);
    },

    /** Puts back mail that was only printed, unless it is too old to be of use. */
    async putPrintedBack(): Promise<void> {
      const { error } = await client
        .from("mail_outbox")
        .update({ next_attempt_at: new Date().toISOString(), attempts: 0, last_answer: null })
        .eq("last_answer", printed)
        .is("sent_at", null)
        .gt("created_at", new Date(Date.now() - day).toISOString());
      if (error) throw new Error(`The outbox can't be read: ${error.message}`);
    },
  };
}
