import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { TestProject } from "../../test/project.ts";
import { newAddress, register } from "../../test/registrations.ts";

const endpoints = [
  "POST /signup",
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /token?grant_type=pkce",
  "POST /token?grant_type=id_token",
  "POST /recover",
  "POST /otp",
  "POST /resend",
  "POST /verify",
  "PUT /user",
  "POST /logout?scope=%00",
];
const fields = [
  ...["email", "password", "phone", "data", "type", "token", "token_hash", "refresh_token"],
  ...["auth_code", "code_verifier", "provider", "id_token", "app_metadata", "create_user"],
  ...["gotrue_meta_security", "code_challenge", "nonce", "channel", "__proto__", "constructor"],
];
const values = [
  ...['""', "null", "0", "-1", "1e999", "true", "[]", "{}", '"a@b"', '"a@example.com"'],
  ...['"x\\u0000y"', '"\\ud800"', '"💥"', `"${"é".repeat(300)}"`, `"${"a".repeat(70_000)}"`],
  ...['"\' or 1=1 --"', '"signup"', '"email"', '"correct horse"', '{"a":{"b":[1,"\\u0000"]}}'],
  ...[`${"[".repeat(5000)}${"]".repeat(5000)}`, `"${"0".repeat(56)}"`, '"a@b\\r\\nBcc: c@d"'],
  ...[`{"${"k".repeat(9000)}":1}`, '{"__proto__":{"a":1}}', '{"toString":null}'],
];
const goodBody = '"email":"a@example.com","password":"correct horse","type":"signup"';
const bodies = ["", "{", "[]", "null", '"text"', "1", "\u0000", "{}".repeat(2), "[".repeat(60_000)];

/** The same numbers in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.each(engines)("odd requests on $engine", ({ open }) => {
  let project: TestProject;
  let token: string;
  beforeAll(async () => {
    const loose = { requests: 1e6, mailRequests: 1e6, wrongPerAddress: 1e6, wrongCodes: 1e6 };
    project = await open({ authLimits: { ...loose, passwordChanges: 1e6 } });
    const { client } = await register(project);
    token = (await client.auth.getSession()).data.session?.access_token ?? "";
  });
  afterAll(() => project.close());

  test.each(endpoints)("to %s are refused, never a failure", async (endpoint) => {
    const next = generator(endpoint.length);
    const pick = <T>(list: T[]) => list[next(list.length)] as T;
    const [method = "", path] = endpoint.split(" ");
    const oddBody = () => {
      if (next(10) === 0) return pick(bodies);
      const pairs = Array.from({ length: 1 + next(5) }, () => `"${pick(fields)}":${pick(values)}`);
      // The last of two fields with one name counts, so this is a good body with an odd part.
      return `{${[...(next(2) ? [goodBody] : []), ...pairs].join(",")}}`;
    };
    const counts: Record<number, number> = {};
    const send = async () => {
      const body = oddBody();
      const { status } = await project.fetch(
        new Request(`http://backend.test/auth/v1${path}`, {
          method,
          headers: {
            apikey: project.keys.publishableKey,
            Authorization: `Bearer ${token}`,
            "User-Agent": "\u00e9".repeat(400),
            "X-Forwarded-For": newAddress(),
          },
          body,
        }),
      );
      counts[status] = (counts[status] ?? 0) + 1;
      if (status >= 500) throw new Error(`${status} for ${body.slice(0, 300)}`);
    };
    for (let round = 0; round < 30; round += 1) {
      await Promise.all(Array.from({ length: 10 }, send));
    }
    expect(project.reports).toEqual([]);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(300);
  });
});
