import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { composeOptIn } from "../functions/_shared/newsletter-mail.ts";

const sender = {
  siteUrl: "http://localhost:3000",
  businessName: "Music Director",
  businessAddress: "1 Tower Road, Springfield",
};

describe.each(engines)("the newsletter on $engine", ({ open }) => {
  let project: TestProject;
  let owner: Client;
  let visitor: Client;
  beforeAll(async () => {
    project = await open();
    owner = project.client({ key: project.keys.secretKey });
    visitor = project.client();
  });
  afterAll(() => project.close());

  const newEmail = () => `${randomUUID()}@example.com`;
  const request = async (email: string, consent = "Yes, please", address?: string) => {
    const { tokenHash, mail } = await composeOptIn({ email, ...sender });
    const { data, error } = await owner.rpc("request_subscription", {
      subscriber_email: email,
      consent,
      token_hash: tokenHash,
      mail,
      address,
    });
    expect(error).toBeNull();
    return data;
  };
  const mailsTo = async (email: string) =>
    (await owner.from("mail_outbox").select().eq("recipient", email).order("created_at")).data ??
    [];
  const tokensIn = (mail: { text_body: string } | undefined) => ({
    confirm: /confirm\?token=([\w-]+)/.exec(mail?.text_body ?? "")?.[1] ?? "",
    unsubscribe: /unsubscribe\?token=([\w-]+)/.exec(mail?.text_body ?? "")?.[1] ?? "",
  });
  const lastTokens = async (email: string) => tokensIn((await mailsTo(email)).at(-1));
  const confirm = async (token: string) =>
    (await visitor.rpc("confirm_subscription", { token })).data;
  const unsubscribe = async (token: string) => (await visitor.rpc("unsubscribe", { token })).data;
  const read = async (email: string) =>
    (await owner.from("newsletter_subscribers").select().ilike("email", email).single()).data;
  /** Lets time pass for one subscriber. */
  const age = (email: string, time: string) =>
    project.database.query(
      `update public.newsletter_subscribers set opt_in_mailed_at = now() - $2::text::interval
       where email = $1`,
      [email, time],
    );

  test("keeps what was agreed to, and mails a link of which it knows only the hash", async () => {
    const email = newEmail();
    expect(await request(email, "Send me the Digest")).toBe(0);
    const [mail, ...others] = await mailsTo(email);
    const { confirm: token, unsubscribe: own } = tokensIn(mail);
    expect(others).toEqual([]);
    expect(token).toHaveLength(43);
    expect(await read(email)).toMatchObject({
      consent_text: "Send me the Digest",
      confirmed_at: null,
      unsubscribed_at: null,
      opt_in_token_hash: createHash("sha256").update(token).digest("hex"),
      unsubscribe_token: own,
    });
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": `<${sender.siteUrl}/newsletter/unsubscribe?token=${own}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain(own);
      expect(body).toContain(sender.businessName);
      expect(body).toContain(sender.businessAddress);
    }
  });

  test("sends one mail for ten requests at once, however the address is spelled", async () => {
    const email = newEmail();
    const spellings = [email, email.toUpperCase()];
    const requests = Array.from({ length: 10 }, (_, index) => request(spellings[index % 2] ?? ""));
    expect(new Set(await Promise.all(requests))).toEqual(new Set([0]));
    const { data } = await owner.from("mail_outbox").select("id").ilike("recipient", email);
    expect(data).toHaveLength(1);
  });

  test("waits four times as long before each further mail, ten days at most", async () => {
    const email = newEmail();
    await request(email);
    const waits = ["1 hour", "4 hours", "16 hours", "64 hours", "256 hours", "256 hours"];
    for (const [index, wait] of waits.entries()) {
      await age(email, `${wait} -1 minute`);
      await request(email);
      expect(await mailsTo(email)).toHaveLength(index + 1);
      await age(email, `${wait} 1 minute`);
      await request(email);
      expect(await mailsTo(email)).toHaveLength(index + 2);
    }
  });

  test("has somebody on the list from one confirmation of two at once, and mails no more", async () => {
    const email = newEmail();
    await request(email);
    const { confirm: token } = await lastTokens(email);
    expect(await Promise.all([confirm(token), confirm(token)])).toEqual(["confirmed", "confirmed"]);
    const confirmed = await read(email);
    expect(confirmed?.confirmed_at).not.toBeNull();
    expect(await confirm(token)).toBe("confirmed");
    await age(email, "60 days");
    expect(await request(email)).toBe(0);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await read(email))?.confirmed_at).toBe(confirmed?.confirmed_at);
  });

  test("lets a link expire after 7 days, and only the newest count", async () => {
    const email = newEmail();
    await request(email);
    const { confirm: first } = await lastTokens(email);
    await age(email, "6 days 23 hours");
    await request(email);
    const { confirm: second } = await lastTokens(email);
    expect(await confirm(first)).toBe("unknown");
    await age(email, "7 days 1 minute");
    expect(await confirm(second)).toBe("expired");
    expect((await read(email))?.confirmed_at).toBeNull();
  });

  test("is left with the token of any mail, at once and for good, and joined again with a new yes", async () => {
    const email = newEmail();
    await request(email, "The first yes");
    const { confirm: token, unsubscribe: own } = await lastTokens(email);
    await confirm(token);
    expect(await Promise.all([unsubscribe(own), unsubscribe(own)])).toEqual([true, true]);
    const left = await read(email);
    expect(left?.unsubscribed_at).not.toBeNull();
    expect(await unsubscribe(own)).toBe(true);
    expect(await confirm(token)).toBe("unknown");
    expect(await read(email)).toEqual(left);

    await age(email, "2 hours");
    await request(email, "The second yes");
    expect(await read(email)).toMatchObject({
      consent_text: "The first yes",
      unsubscribed_at: left?.unsubscribed_at,
    });
    const again = await lastTokens(email);
    expect(again.unsubscribe).toBe(own);
    expect(await confirm(again.confirm)).toBe("confirmed");
    expect(await read(email)).toMatchObject({
      consent_text: "The second yes",
      unsubscribed_at: null,
    });
  });

  test("lets somebody who never asked refuse, so that the link confirms nothing", async () => {
    const email = newEmail();
    await request(email);
    const { confirm: token, unsubscribe: own } = await lastTokens(email);
    expect(await unsubscribe(own)).toBe(true);
    expect(await confirm(token)).toBe("unknown");
  });

  test("knows no made-up tokens", async () => {
    expect(await confirm("made up")).toBe("unknown");
    expect(await confirm("")).toBe("unknown");
    expect(await unsubscribe(randomUUID())).toBe(false);
  });

  test("forgets after 30 days who never confirmed", async () => {
    const email = newEmail();
    await request(email);
    await age(email, "31 days");
    await request(newEmail());
    expect(await read(email)).toBeNull();
  });

  test("says how long to wait where one address, or all together, ask too often", async () => {
    const ask = (address: string) => request(newEmail(), "Yes", address);
    const answers = [];
    for (let round = 0; round < 12; round += 1) answers.push(await ask("192.0.2.1"));
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(0));
    for (const seconds of answers.slice(10)) expect(seconds).toBeGreaterThan(3_500);
    expect(await ask("192.0.2.2")).toBe(0);

    await project.database.query(
      "update private.allowances set used = 200 where name = 'sign-ups'",
    );
    const late = newEmail();
    expect(await request(late, "Yes", "192.0.2.3")).toBeGreaterThan(0);
    expect(await read(late)).toBeNull();
  });
});
