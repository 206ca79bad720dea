import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../test/engines.ts";
import type { TestProject } from "../../../test/project.ts";
import { newEmail } from "../../../test/registrations.ts";
import { newsletterConsent } from "../_shared/newsletter-consent.ts";

describe.each(engines)("subscribe-newsletter on $engine", ({ open }) => {
  let project: TestProject;
  beforeAll(async () => {
    project = await open();
    await project.listen();
  });
  afterAll(() => project.close());

  /** Calls it as the site does. */
  const call = async (body: unknown, signals: object = {}, key = project.keys.secretKey) => {
    const { error } = await project.client({ key }).functions.invoke("subscribe-newsletter", {
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "x-form-signals": JSON.stringify({ address: "203.0.113.7", isTrapped: false, ...signals }),
      },
    });
    const response: Response | undefined = error?.context;
    return { status: response?.status ?? 200, wait: Number(response?.headers.get("Retry-After")) };
  };
  const subscribers = (email: string) =>
    project.database.query<{ consent_text: string }>(
      "select consent_text from public.newsletter_subscribers where email = $1",
      [email],
    );
  const mails = (email: string) =>
    project.database.query<{ html_body: string; text_body: string }>(
      "select html_body, text_body from public.mail_outbox where recipient = $1",
      [email],
    );

  test("mails a link with the business's name and address, and keeps what was agreed to", async () => {
    const email = newEmail();
    const calls = Array.from({ length: 4 }, () => call({ email: ` ${email} ` }));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await subscribers(email)).toEqual([{ consent_text: newsletterConsent }]);
    const [mail, ...others] = await mails(email);
    expect(others).toEqual([]);
    for (const text of [mail?.html_body, mail?.text_body]) {
      expect(text).toContain("http://localhost:3000/newsletter/confirm?token=");
      expect(text).toContain("Music Director");
      expect(text).toContain("1 Radio Row, Austin, TX 78701");
      expect(text).not.toContain("UNSUBSCRIBE-TOKEN");
    }
  });

  test("takes nothing but one address", async () => {
    const wrong = [
      "",
      "x",
      "a@b",
      "a@b.co\r\nBcc: c@d.co",
      "a@b.co, c@d.co",
      `${"a".repeat(300)}@b.co`,
    ];
    for (const email of [...wrong, 7, null, { to: "a@b.co" }, ["a@b.co"]]) {
      expect(await call({ email })).toMatchObject({ status: 400 });
    }
    for (const body of ["", "no JSON", "null", "[]"]) {
      expect(await call(body)).toMatchObject({ status: 400 });
    }
    expect((await call({ email: newEmail() }, {}, "sb_publishable_wrong")).status).toBe(401);
    expect(project.reports).toEqual([]);
  });

  test("does nothing for who fills in what people don't see, and answers the same", async () => {
    const email = newEmail();
    expect(await call({ email }, { isTrapped: true })).toMatchObject({ status: 200 });
    expect(await subscribers(email)).toEqual([]);
  });

  test("counts by the visitor's address, which nobody but the site can claim", async () => {
    const key = project.keys.publishableKey;
    for (let round = 0; round < 10; round += 1) {
      await call({ email: newEmail() }, { address: `192.0.2.${round}` }, key);
    }
    const refused = await call({ email: newEmail() }, { address: "192.0.2.99" }, key);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(0);
    expect((await call({ email: newEmail() }, { address: "192.0.2.99" })).status).toBe(200);
  });
});
