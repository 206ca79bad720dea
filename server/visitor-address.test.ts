import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test("without proxies of ours the socket decides, whatever the header claims", () => {
  expect(visitorAddress(request("203.0.113.9", "10.0.0.1"), 0)).toBe("203.0.113.9");
});

test("with n proxies the nth hop from the right decides; what stands further left is a claim", () => {
  const hops = "6.6.6.6, 198.51.100.7, 10.0.0.2";
  expect(visitorAddress(request("127.0.0.1", hops), 1)).toBe("10.0.0.2");
  expect(visitorAddress(request("127.0.0.1", hops), 2)).toBe("198.51.100.7");
});

test("a missing or malformed hop falls back to the socket", () => {
  expect(visitorAddress(request("127.0.0.1"), 1)).toBe("127.0.0.1");
  expect(visitorAddress(request("127.0.0.1", "unknown"), 1)).toBe("127.0.0.1");
  expect(visitorAddress(request("127.0.0.1", "10.0.0.1"), 3)).toBe("127.0.0.1");
});

test.each([
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, bucket) => {
  expect(visitorAddress(request(address), 0)).toBe(bucket);
});
