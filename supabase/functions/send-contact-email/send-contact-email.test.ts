import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../../test/engines.ts";
import { enquiry, honestForm, sendEnquiry } from "../../../test/enquiries.ts";
import type { Client, TestProject } from "../../../test/project.ts";
import { handle } from "./handler.ts";

describe.each(engines)("send-contact-email on $engine", ({ open }) => {
  let project: TestProject;
  let owner: Client;
  beforeAll(async () => {
    project = await open({ functionSettings: { RECEIPTS_PER_HOUR: "4" } });
    await project.listen();
    owner = project.client({ key: project.keys.secretKey });
  });
  beforeEach(async () => {
    await project.database.runFile(`
      delete from public.mail_outbox;
      delete from public.contact_messages;
      delete from public.newsletter_subscribers;
      delete from private.allowances;`);
    project.reports.length = 0;
  });
  afterAll(() => project.close());

  const messages = async () => {
    const { data } = await owner.from("contact_messages").select().throwOnError();
    return data;
  };
  const mails = async () => {
    const { data } = await owner.from("mail_outbox").select().order("subject").throwOnError();
    return data;
  };
  const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort();

  test("stores the message and queues a mail to the owner and a receipt", async () => {
    expect(await sendEnquiry(project, enquiry)).toMatchObject({ status: 200, body: {} });
    const [message] = await messages();
    expect(message).toMatchObject({
      name: "Jo Doe",
      email: "jo@example.com",
      station_call: "WXYZ",
      station_format: "Classic Hits",
      software_used: "GSelector",
      library_size: "about 3,000",
      message: "The powers feel tired by Thursday.",
      newsletter: false,
      is_spam: false,
      read_at: null,
    });
    const [toOwner, receipt] = await mails();
    expect(toOwner).toMatchObject({
      recipient: "info@musicdirector.example",
      reply_to: "jo@example.com",
      subject: "Message from Jo Doe, WXYZ",
      message_id: message?.id,
    });
    for (const text of [toOwner?.text_body, toOwner?.html_body]) {
      expect(text).toContain("The powers feel tired by Thursday.");
      expect(text).toContain("GSelector");
      expect(text).toContain("1 Radio Row");
    }
    expect(receipt).toMatchObject({
      recipient: "jo@example.com",
      subject: "Music Director has your message",
      message_id: message?.id,
    });
  });

  test("takes a message of its three required fields", async () => {
    const { name, email, message } = enquiry;
    expect((await sendEnquiry(project, { name, email, message })).status).toBe(200);
    expect(await messages()).toMatchObject([{ station_call: "", newsletter: false }]);
  });

  test("says nothing of what was typed in the receipt, and sends one a day", async () => {
    const body = { ...enquiry, name: "Free-Pills.example", stationCall: "PILL" };
    await sendEnquiry(project, body);
    await sendEnquiry(project, { ...body, email: "JO@example.com", message: "Once more, please." });
    const receipts = (await mails()).filter(({ subject }) => subject.includes("has your message"));
    expect(receipts).toHaveLength(1);
    for (const word of ["Pill", "PILL", "powers", "Classic", "3,000"]) {
      expect(JSON.stringify(receipts)).not.toContain(word);
    }
    expect(await messages()).toHaveLength(2);
  });

  test("sends no more receipts an hour than allowed, and goes on storing", async () => {
    for (let person = 0; person < 6; person += 1) {
      const body = { ...enquiry, email: `reader-${person}@example.com` };
      await sendEnquiry(project, body, undefined, `198.51.100.${person}`);
    }
    expect((await recipients()).filter((recipient) => recipient.startsWith("reader"))).toHaveLength(
      4,
    );
    expect(await messages()).toHaveLength(6);
  });

  test("stores what is sent twice from one form once, however close together", async () => {
    const form = honestForm();
    const answers = await Promise.all([1, 2, 3].map(() => sendEnquiry(project, enquiry, form)));
    answers.push(await sendEnquiry(project, enquiry, form));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test("stores both where somebody went back and wrote something else", async () => {
    const form = honestForm();
    await sendEnquiry(project, enquiry, form);
    await sendEnquiry(project, { ...enquiry, message: "And the library, too." }, form);
    expect(await messages()).toHaveLength(2);
  });

  test("asks for the confirmation of a subscription where it was wanted", async () => {
    await sendEnquiry(project, { ...enquiry, newsletter: true });
    expect(await recipients()).toEqual([
      "info@musicdirector.example",
      "jo@example.com",
      "jo@example.com",
    ]);
    const { data } = await owner.from("newsletter_subscribers").select().throwOnError();
    expect(data).toMatchObject([
      {
        email: "jo@example.com",
        consent_text: "Subscribe to the Scheduler's Digest newsletter",
        confirmed_at: null,
      },
    ]);
  });

  test.each([
    ["the hidden field is filled in", enquiry, honestForm({ isTrapped: true })],
    ["it was sent at once", enquiry, honestForm({ seconds: 1.9 })],
    ["the form is none of ours", enquiry, honestForm({ seconds: undefined })],
    ["it is full of links", { ...enquiry, message: "http://a.example ".repeat(4) }, undefined],
    ["it is markup", { ...enquiry, message: 'Click <a href="x">here</a> now' }, undefined],
    ["the name is an address", { ...enquiry, name: "https://a.example" }, undefined],
  ])("files a message under spam and mails nobody when %s", async (_, body, form) => {
    const answer = await sendEnquiry(project, { ...body, newsletter: true }, form);
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(await messages()).toMatchObject([{ is_spam: true, message: body.message.trim() }]);
    expect(await mails()).toEqual([]);
    const { data } = await owner.from("newsletter_subscribers").select().throwOnError();
    expect(data).toEqual([]);
  });

  test("believes what is said of the form with the secret key only", async () => {
    const client = project.client();
    const headers = { "x-form-signals": JSON.stringify(honestForm({ isTrapped: true })) };
    await client.functions.invoke("send-contact-email", { body: enquiry, headers });
    expect(await messages()).toMatchObject([{ is_spam: false, submission: null }]);
  });

  test("needs a key of the project, and POST", async () => {
    const call = async (init: RequestInit) => {
      const url = "http://backend.test/functions/v1/send-contact-email";
      return (await project.fetch(new Request(url, init))).status;
    };
    const apikey = project.keys.publishableKey;
    const body = JSON.stringify(enquiry);
    expect(await call({ method: "POST", body })).toBe(401);
    expect(await call({ method: "POST", body, headers: { apikey: "sb_publishable_x" } })).toBe(401);
    expect(await call({ method: "POST", body, headers: { apikey: "" } })).toBe(401);
    expect(await call({ headers: { apikey } })).toBe(405);
    expect(await call({ method: "POST", body, headers: { apikey } })).toBe(200);
  });

  test("reads the keys of a hosted project by name, and says which setting is missing", async () => {
    const { secretKey, publishableKey } = project.keys;
    const env = {
      SUPABASE_URL: await project.listen(),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SERVICE_ROLE_KEY: "switched off",
      SITE_URL: "https://site.example",
      CONTACT_EMAIL: "info@site.example",
      BUSINESS_NAME: "Music Director",
    };
    const call = (settings: object, apikey = publishableKey) =>
      handle(
        new Request("https://project.example/functions/v1/send-contact-email", {
          method: "POST",
          headers: { apikey },
          body: JSON.stringify(enquiry),
        }),
        { ...env, ...settings },
      );
    expect((await call({})).status).toBe(200);
    expect((await call({}, secretKey)).status).toBe(200);
    expect((await call({ SUPABASE_PUBLISHABLE_KEYS: "no JSON" })).status).toBe(401);
    await expect(call({ CONTACT_EMAIL: "" })).rejects.toThrow("setting CONTACT_EMAIL is missing");
    expect(await messages()).toHaveLength(2);
  });

  test.each([
    [{ name: "J" }, "name", "Name must be at least 2 characters"],
    [{ name: " J " }, "name", "Name must be at least 2 characters"],
    [{ name: undefined }, "name", "Required"],
    [{ email: "jo@" }, "email", "Please enter a valid email address"],
    [{ email: "" }, "email", "Please enter a valid email address"],
    [{ message: "Nine char" }, "message", "Message must be at least 10 characters"],
    [{ message: 7 }, "message", "Expected string, received number"],
    [{ newsletter: "yes" }, "newsletter", "Expected boolean, received string"],
    [{ stationCall: null }, "stationCall", "Expected string, received null"],
    [
      { stationCall: "W".repeat(201) },
      "stationCall",
      "String must contain at most 200 character(s)",
    ],
  ])("refuses %j", async (change, field, error) => {
    const answer = await sendEnquiry(project, { ...enquiry, ...change });
    expect(answer).toMatchObject({ status: 400, body: { error, field } });
    expect(await messages()).toEqual([]);
  });

  test("takes the shortest and the longest there may be", async () => {
    const shortest = { name: "Jo", email: "j@e.co", message: "Ten chars." };
    const longest = {
      ...enquiry,
      name: "語".repeat(200),
      stationCall: "語".repeat(200),
      stationFormat: "語".repeat(200),
      softwareUsed: "語".repeat(200),
      librarySize: "語".repeat(200),
      message: "語".repeat(20_000),
    };
    expect((await sendEnquiry(project, shortest)).status).toBe(200);
    expect((await sendEnquiry(project, longest)).status).toBe(200);
  });

  test("tells an address that writes too often when to come back; others don't notice", async () => {
    const statuses = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const body = { ...enquiry, message: `This is number ${sent}.` };
      statuses.push((await sendEnquiry(project, body, honestForm())).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const answer = await sendEnquiry(project, enquiry, honestForm());
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await messages()).toHaveLength(10);
    const other = honestForm({ address: "203.0.113.8" });
    expect((await sendEnquiry(project, enquiry, other)).status).toBe(200);
  });

  test("lets people in while robots have used up their hour", async () => {
    await project.database.query(
      "insert into private.allowances values ('suspects', 1000, now() + interval '1 hour')",
    );
    expect((await sendEnquiry(project, enquiry, honestForm({ isTrapped: true }))).status).toBe(429);
    expect((await sendEnquiry(project, enquiry, honestForm())).status).toBe(200);
  });

  test("renews what was used up when its time is over", async () => {
    await project.database.query(
      "insert into private.allowances values ('enquiries', 1000, now() - interval '1 second')",
    );
    expect((await sendEnquiry(project)).status).toBe(200);
  });

  test("is stored by nobody but the function, whatever is granted", async () => {
    await project.database.runFile(`
      grant execute on all functions in schema public to public, anon, authenticated;
      grant execute on all functions in schema private to public, anon, authenticated;`);
    const nothing = { enquiry: {}, mails: {}, subscription: {}, limits: {} };
    for (const role of ["user", "admin"] as const) {
      const client = project.client(await project.createAccount(role));
      expect((await client.rpc("receive_enquiry", nothing)).error?.code).toBe("42501");
    }
    expect((await project.client().rpc("receive_enquiry", nothing)).error?.code).toBe("42501");
  });
});
