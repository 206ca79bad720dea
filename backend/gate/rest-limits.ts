import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { apiError } from "./responses.ts";

export type RestLimits = {
  /** Requests a minute from one address. */
  perMinute: number;
  /** Requests under way at once from one address. */
  atOnce: number;
};

const defaults: RestLimits = { perMinute: 300, atOnce: 8 };

/** Uploads, and calls of functions: they cost more than reading. */
export const costlyCalls: RestLimits = { perMinute: 60, atOnce: 8 };

/** Limits by address; without settings those for outsiders of `/rest/v1`. */
export function createRestLimits(given: Partial<RestLimits> = {}) {
  const { perMinute, atOnce } = { ...defaults, ...given };
  const rate = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const underWay = new Map<string, number>();

  return {
    async run(address: string, work: () => Promise<Response>): Promise<Response> {
      const wait = await secondsToWait(address);
      if (wait > 0) return tooMany(wait);
      const count = underWay.get(address) ?? 0;
      if (count >= atOnce) return tooMany(1);
      underWay.set(address, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(address) ?? 1) - 1;
        if (left > 0) underWay.set(address, left);
        else underWay.delete(address);
      }
    },
  };

  async function secondsToWait(address: string): Promise<number> {
    try {
      await rate.consume(address);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
      throw reason;
    }
  }
}

function tooMany(seconds: number): Response {
  return apiError(429, "over_request_rate_limit", `Too many requests; try again in ${seconds} s`, {
    "Retry-After": String(seconds),
  });
}
