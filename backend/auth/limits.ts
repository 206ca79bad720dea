import { RateLimiterMemory } from "rate-limiter-flexible";
import { type AuthLimitSettings, defaultLimits } from "./limit-settings.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { type GiveBack, secondsToWait, takePoint } from "./take-points.ts";

const hour = 3600;

export type AuthLimits = ReturnType<typeof createAuthLimits>;

/** Limits by address and by account, counted in this process. Those that refuse throw AuthError 429. */
export function createAuthLimits(given: Partial<AuthLimitSettings> = {}) {
  const settings = { ...defaultLimits, ...given };
  const requests = new RateLimiterMemory({ points: settings.requests, duration: 300 });
  const codes = new RateLimiterMemory({ points: settings.wrongCodes, duration: hour });
  const mailRequests = new RateLimiterMemory({ points: settings.mailRequests, duration: hour });
  const pauses = new RateLimiterMemory({ points: 1, duration: settings.betweenMails });
  const mails = new RateLimiterMemory({ points: settings.mailsPerAccount, duration: hour });
  const changes = new RateLimiterMemory({ points: settings.passwordChanges, duration: hour });

  return {
    signIn: createSignInLimits(settings),
    request: (address: string) => takePoint(requests, address),
    passwordChange: (userId: string) => takePoint(changes, userId),
    mailRequest: (address: string) =>
      takePoint(mailRequests, address, "over_email_send_rate_limit"),

    /** Counts a mail that somebody else will send to this account. */
    mailBySomeoneElse: (email: string) => takePoint(mails, email, "over_email_send_rate_limit"),

    /** Whether a mail of this kind may go to this account now. Counts it if so. */
    async mayMail(kind: string, email: string): Promise<boolean> {
      if ((await secondsToWait(pauses, `${kind} ${email}`)) > 0) return false;
      return (await secondsToWait(mails, email)) === 0;
    },

    /**
     * Counts a try of a one-time code as wrong beforehand, so that parallel tries can't slip through.
     *
     * @returns takes the count back
     */
    async codeTry(address: string, email: string | undefined): Promise<GiveBack> {
      const keys = email === undefined ? [address] : [address, `account ${email}`];
      const taken: GiveBack[] = [];
      for (const key of keys) taken.push(await takePoint(codes, key));
      return async () => {
        for (const giveBack of taken) await giveBack();
      };
    },
  };
}
