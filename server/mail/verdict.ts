import { UnsendableMail } from "./compose.ts";
import type { OutboxMail, Verdict } from "./outbox.ts";

export type RetrySchedule = {
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  firstPause: number;
  longestPause: number;
  attempts: number;
};

/** From one minute to six hours: 20 attempts take almost three days. */
export const patientRetries: RetrySchedule = {
  firstPause: 60_000,
  longestPause: 6 * 3_600_000,
  attempts: 20,
};

/** Refusals of the sender rather than the mail: wrong password, encryption or sign-in wanted. */
const refusalsOfUs = new Set([530, 534, 535, 538]);
/** Where in the dialog a server speaks about this mail. */
const aboutTheMail = /^(MAIL FROM|RCPT TO|DATA)/;

type SmtpError = Error & {
  responseCode?: number;
  response?: string;
  command?: string;
  code?: string;
};

/** What a failed attempt means for the mail. */
export function judge(error: unknown, mail: OutboxMail, schedule: RetrySchedule): Verdict {
  const { responseCode = 0, response, command = "", message } = smtpError(error);
  const answer = (response ?? message).replace(/\s+/g, " ").slice(0, 300);
  const isFinal =
    error instanceof UnsendableMail ||
    (responseCode >= 500 && aboutTheMail.test(command) && !refusalsOfUs.has(responseCode));
  if (isFinal) return { outcome: "failed", answer };
  if (mail.attempts >= schedule.attempts) {
    return { outcome: "failed", answer: `Gave up after ${mail.attempts} attempts: ${answer}` };
  }
  return { outcome: "later", answer, nextAttempt: nextAttempt(mail.attempts, schedule) };
}

/** What may go to the log: no address, no text. */
export function logCode(error: unknown): string {
  const { responseCode, code, name } = smtpError(error);
  return String(responseCode ?? code ?? name);
}

function smtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

/** Pauses vary by a quarter, so that mails that failed together don't come back together. */
function nextAttempt(attempts: number, { firstPause, longestPause }: RetrySchedule): Date {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return new Date(Date.now() + pause * (0.75 + Math.random() / 2));
}
