import { timingSafeEqual } from "node:crypto";

const callerHeaders = {
  secret: "x-site-secret",
  address: "x-visitor-address",
  forwarded: "x-forwarded-call",
} as const;

export type Caller = {
  /** The site itself, rather than somebody whose call it passed on or who found the port. */
  isSite: boolean;
  /** The visitor's address, for limits. */
  address: string;
};

/** Says who makes a request: the address is believed only together with the secret of this start. */
export function identifyCaller(headers: Headers, siteSecret: string): Caller {
  const given = headers.get(callerHeaders.secret);
  if (given === null || !equal(given, siteSecret)) return { isSite: false, address: "direct" };
  return {
    isSite: !headers.has(callerHeaders.forwarded),
    address: headers.get(callerHeaders.address) ?? "unknown",
  };
}

export function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Marks a call of this process to its backend. Whatever an outsider wrote in these headers is gone.
 *
 * @param isForwarded an outsider's call that the site only passes on
 */
export function signCall(
  headers: Headers,
  siteSecret: string,
  address: string,
  isForwarded: boolean,
): void {
  for (const name of Object.values(callerHeaders)) headers.delete(name);
  headers.set(callerHeaders.secret, siteSecret);
  headers.set(callerHeaders.address, address);
  if (isForwarded) headers.set(callerHeaders.forwarded, "1");
}
