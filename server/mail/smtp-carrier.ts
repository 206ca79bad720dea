import { createTransport } from "nodemailer";
import { composeMail, type Sender } from "./compose.ts";
import type { OutboxMail, Verdict } from "./outbox.ts";
import { smtpOptions } from "./smtp-options.ts";
import { judge, logCode, type RetrySchedule } from "./verdict.ts";

/** Takes mail away, one way or another. */
export type Carrier = {
  deliver(mail: OutboxMail): Promise<Verdict>;
  /** Gives up what is under way. */
  close(): void;
};

export type SmtpTimes = {
  /** Milliseconds a server may stay silent. */
  silence: number;
  /** Milliseconds a mail may take in all. */
  mail: number;
};

type Options = {
  smtpUrl: string;
  from: Sender;
  connections: number;
  times: SmtpTimes;
  schedule: RetrySchedule;
  report: (message: string) => void;
};

/** Sends through a mail server, over a few connections that are kept open. */
export function createSmtpCarrier(options: Options): Carrier {
  const { from, times, schedule, report } = options;
  const transport = createTransport({
    ...smtpOptions(options.smtpUrl),
    pool: true,
    maxConnections: options.connections,
    connectionTimeout: times.silence,
    greetingTimeout: times.silence,
    socketTimeout: times.silence,
    dnsTimeout: times.silence,
    idleTimeout: 30_000,
  });

  return {
    async deliver(mail) {
      try {
        const message = composeMail(mail, from);
        const signal = AbortSignal.timeout(times.mail);
        const { response } = await transport.sendMail({ ...message, signal });
        return { outcome: "sent", answer: response };
      } catch (error) {
        const verdict = judge(error, mail, schedule);
        const fate = verdict.outcome === "failed" ? "has failed" : "waits for another attempt";
        report(`Mail ${mail.id} ${fate} (${logCode(error)})`);
        return verdict;
      }
    },
    close: () => transport.close({ force: true }),
  };
}
