import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The address a request came from: the socket's, or the nth hop from the right of X-Forwarded-For
 * when n proxies of ours stand before the site. Everything further left is the visitor's own claim.
 * A request that the site makes of itself has no connection, and counts as "site".
 */
export function visitorAddress(request: IncomingMessage | undefined, trustedHops: number): string {
  if (!request) return "site";
  const socket = request.socket.remoteAddress ?? "unknown";
  if (trustedHops === 0) return bucket(socket);
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim());
  const claimed = hops.at(-trustedHops) ?? "";
  return bucket(isIP(claimed) ? claimed : socket);
}

/** One IPv6 customer has a whole /64: its addresses count as one. */
function bucket(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (isIP(plain) !== 6) return plain;
  return `${expand(plain).slice(0, 4).join(":")}::/64`;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right];
}
