import { type RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "./auth-error.ts";

/** Gives a point back. */
export type GiveBack = () => Promise<void>;

/** Takes a point from a limiter. @throws AuthError 429 where there is none left */
export async function takePoint(
  limiter: RateLimiterMemory,
  key: string,
  code?: string,
): Promise<GiveBack> {
  const wait = await secondsToWait(limiter, key);
  if (wait > 0) throw tooMany(wait, code);
  return async () => {
    await limiter.reward(key);
  };
}

/** Takes a point from a limiter: 0 where there was one left, else the seconds until there is. */
export async function secondsToWait(
  limiter: RateLimiterMemory,
  key: string,
  options: { customDuration?: number } = {},
): Promise<number> {
  try {
    await limiter.consume(key, 1, options);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}
