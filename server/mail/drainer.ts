import { setTimeout as pause } from "node:timers/promises";
import type { ProjectClient } from "../project-client.ts";
import type { Sender } from "./compose.ts";
import { createConsoleCarrier } from "./console-carrier.ts";
import { type OutboxMail, openOutbox } from "./outbox.ts";
import { type Carrier, createSmtpCarrier, type SmtpTimes } from "./smtp-carrier.ts";
import { patientRetries, type RetrySchedule } from "./verdict.ts";

export type DrainerOptions = {
  client: ProjectClient;
  /** Where mail goes; without it, its links are printed. */
  smtpUrl?: string;
  from: Sender;
  siteUrl: string;
  report: (message: string) => void;
  print: (text: string) => void;
  times?: Partial<SmtpTimes>;
  schedule?: Partial<RetrySchedule>;
  /** Must be longer than a mail may take; what a killed process had claimed goes out after it. */
  leaseSeconds?: number;
  /** Milliseconds between two looks at the outbox; they grow longer while there is nothing. */
  poll?: { shortest: number; longest: number };
};

export type MailDrainer = {
  /** Looks at the outbox soon: this process may have put something in. */
  wake(): void;
  stop(): Promise<void>;
};

const atOnce = 5;
const usualPoll = { shortest: 2_000, longest: 15_000 };
/** Gathers what one busy moment queues, and bounds how often the outbox is read. */
const afterWake = 100;
const stopWithin = 5_000;

/** Empties the outbox for as long as the process lives. Several processes may do so at once. */
export function startMailDrainer(options: DrainerOptions): MailDrainer {
  const { client, smtpUrl, report, leaseSeconds = 180, poll = usualPoll } = options;
  const outbox = openOutbox(client);
  const carrier = smtpUrl ? smtpCarrier(options, smtpUrl) : consoleCarrier(options);
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let nudge = Promise.withResolvers<void>();
  let lastProblem = "";
  const running = run();

  return {
    wake: () => nudge.resolve(),
    async stop() {
      stopping = true;
      nudge.resolve();
      const isDone = await Promise.race([running.then(() => true), pause(stopWithin)]);
      carrier.close();
      if (!isDone) await Promise.race([running, pause(1_000)]);
    },
  };

  async function run(): Promise<void> {
    let isPutBack = !smtpUrl;
    let idle = poll.shortest;
    while (!stopping) {
      let count = 0;
      try {
        if (!isPutBack) await outbox.putPrintedBack();
        isPutBack = true;
        const mails = await outbox.claim(atOnce - underWay.size, leaseSeconds);
        count = mails.length;
        for (const mail of mails) start(mail);
        lastProblem = "";
      } catch (error) {
        reportOnce(error);
      }
      if (underWay.size === atOnce) await Promise.race(underWay);
      const isBusy = count > 0 || (await rest(idle));
      idle = isBusy ? poll.shortest : Math.min(idle * 1.5, poll.longest);
    }
    await Promise.all(underWay);
  }

  function start(mail: OutboxMail): void {
    const work = carrier
      .deliver(mail)
      .then((verdict) => outbox.settle(mail, verdict))
      .catch(reportOnce)
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  /** Returns whether it was cut short. */
  async function rest(milliseconds: number): Promise<boolean> {
    const isNudged = await Promise.race([nudge.promise.then(() => true), nap(milliseconds)]);
    if (isNudged && !stopping) await nap(afterWake);
    nudge = Promise.withResolvers();
    return isNudged === true;
  }

  /** A database that is away for an hour makes one line. */
  function reportOnce(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem !== lastProblem && !stopping) report(problem);
    lastProblem = problem;
  }
}

/** Keeps no process alive. */
function nap(milliseconds: number): Promise<void> {
  return pause(milliseconds, undefined, { ref: false });
}

function smtpCarrier({ from, times, schedule, report }: DrainerOptions, smtpUrl: string): Carrier {
  return createSmtpCarrier({
    smtpUrl,
    from,
    report,
    connections: atOnce,
    times: { silence: 20_000, mail: 90_000, ...times },
    schedule: { ...patientRetries, ...schedule },
  });
}

function consoleCarrier({ siteUrl, print }: DrainerOptions): Carrier {
  return createConsoleCarrier(siteUrl, print);
}
