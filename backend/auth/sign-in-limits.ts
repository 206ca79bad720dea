import { RateLimiterMemory } from "rate-limiter-flexible";
import { tooMany } from "./auth-error.ts";
import type { AuthLimitSettings } from "./limit-settings.ts";
import { secondsToWait } from "./take-points.ts";

/** A password that is being checked. */
export type SignInTry = {
  /** The password was right. */
  succeeded(): Promise<void>;
  /** Nobody could tell whether it was: the try doesn't count. */
  undecided(): Promise<void>;
};

const hour = 3600;
const patience = 600;
const familiarFor = 14 * 24 * hour;

/**
 * Limits for wrong passwords. A try counts as wrong from its start until it turns out right, so that
 * parallel tries can't slip through. Three rules, from narrow to wide:
 * one account from one address: a few tries, then growing waits;
 * one address, all accounts: a number of wrong ones in five minutes;
 * one account, all addresses: after many wrong ones an address from which nobody has signed in to it
 * waits a little before each try. So its owner is slowed down at most, and not at all at home.
 */
export function createSignInLimits(settings: AuthLimitSettings) {
  const addresses = new RateLimiterMemory({ points: settings.wrongPerAddress, duration: 300 });
  const tries = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: hour });
  const waits = new RateLimiterMemory({ points: 1, duration: settings.firstWait });
  const accounts = new RateLimiterMemory({ points: settings.wrongPerAccount, duration: 900 });
  const queues = new RateLimiterMemory({ points: 1, duration: patience });
  const familiar = new RateLimiterMemory({ points: 1, duration: familiarFor });

  return {
    /** Says that a try begins. @throws AuthError 429 when this one has to wait */
    async begin(email: string, address: string): Promise<SignInTry> {
      const pair = `${address} ${email}`;
      const addressWait = await secondsToWait(addresses, address);
      if (addressWait > 0) throw tooMany(addressWait);
      const wait = (await waitOfAccount(email, pair)) || (await waitOfPair(pair));
      const takeBack = () => Promise.all([addresses.reward(address), accounts.reward(email)]);
      if (wait > 0) {
        await takeBack();
        throw tooMany(wait);
      }
      return {
        async succeeded() {
          await takeBack();
          await Promise.all([tries.delete(pair), waits.delete(pair)]);
          await familiar.set(pair, 1, familiarFor);
        },
        async undecided() {
          await takeBack();
          await tries.reward(pair);
        },
      };
    },
  };

  async function waitOfPair(pair: string): Promise<number> {
    const { consumedPoints: count } = await tries.penalty(pair);
    if (count < settings.wrongPasswords) return 0;
    const growth = 2 ** Math.min(count - settings.wrongPasswords, 20);
    const customDuration = Math.min(settings.firstWait * growth, settings.longestWait);
    const wait = await secondsToWait(waits, pair, { customDuration });
    if (wait > 0) await tries.reward(pair);
    return wait;
  }

  async function waitOfAccount(email: string, pair: string): Promise<number> {
    const { consumedPoints: count } = await accounts.penalty(email);
    if (count <= settings.wrongPerAccount || (await familiar.get(pair))) return 0;
    const queued = await queues.get(pair);
    if (!queued) {
      await queues.penalty(pair);
      return settings.attackedWait;
    }
    const waited = patience - queued.msBeforeNext / 1000;
    if (waited < settings.attackedWait) return settings.attackedWait - waited;
    await queues.delete(pair);
    return 0;
  }
}
