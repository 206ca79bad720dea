import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { composeMail } from "../../../server/mail/compose.ts";
import { engines } from "../../../test/engines.ts";
import { enquiry, sendEnquiry } from "../../../test/enquiries.ts";
import { hostileTexts, marker, wrongTypes } from "../../../test/hostile-texts.ts";
import type { Client, TestProject } from "../../../test/project.ts";

const fields = Object.keys(enquiry);
const typed = fields.flatMap((field) =>
  [...hostileTexts, ...wrongTypes].map(([what, value]): [string, string] => [
    `${what} as ${field}`,
    JSON.stringify({ ...enquiry, [field]: value }),
  ]),
);
const missing = fields.map((field): [string, string] => [
  `no ${field}`,
  JSON.stringify({ ...enquiry, [field]: undefined }),
]);
const inText = JSON.stringify(enquiry);
const bodies: [string, string][] = [
  ["nothing", ""],
  ["no JSON", `name=${marker}&message=${marker}`],
  ["half of it", inText.slice(0, 60)],
  ["a list", "[]"],
  ["null", "null"],
  ["a text", `"${marker}"`],
  ["an empty object", "{}"],
  ["lists in lists", "[".repeat(30_000)],
  ["a field twice", inText.replace("{", `{"name":["${marker}"],`)],
  ["a prototype", inText.replace("{", `{"__proto__":{"name":"${marker}"},"constructor":null,`)],
  ["fields of the table", inText.replace("{", '{"id":"1","is_spam":false,"read_at":"now",')],
  ["escaped surrogates", inText.replace("Jo Doe", "Jo \\ud83d\\u0000\\u202e")],
  ["a message of 63 kB", JSON.stringify({ ...enquiry, message: marker.repeat(10_500) })],
  ["10 MB", JSON.stringify({ ...enquiry, message: marker.repeat(1_700_000) })],
];
const inputs = [...typed, ...missing, ...bodies];

describe.each(engines)("hostile input on $engine", ({ open }) => {
  let project: TestProject;
  let owner: Client;
  const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  beforeAll(async () => {
    const unlimited = "1000000";
    project = await open({
      functionSettings: {
        ENQUIRIES_PER_ADDRESS: unlimited,
        ENQUIRIES_PER_HOUR: unlimited,
        RECEIPTS_PER_HOUR: unlimited,
      },
    });
    await project.listen();
    owner = project.client({ key: project.keys.secretKey });
  });
  beforeEach(() => printed.mockClear());
  afterAll(() => project.close());

  test(`${inputs.length} inputs are stored inert or refused, and none fails`, async () => {
    expect(inputs.length).toBeGreaterThan(200);
    const answers = new Map<number, string[]>();
    for (const [what, body] of inputs) {
      const { status } = await sendEnquiry(project, body);
      answers.set(status, [...(answers.get(status) ?? []), what]);
    }
    expect([...answers.keys()].sort()).toEqual([200, 400, 413]);
    expect(answers.get(413)).toEqual(["10 MB"]);
    const stored = answers.get(200) ?? [];
    const { data: rows } = await owner.from("contact_messages").select().throwOnError();
    expect(rows).toHaveLength(stored.length);
    for (const { message, ...row } of rows) {
      const lines = [row.name, row.email, row.station_call, row.station_format];
      lines.push(row.software_used, row.library_size);
      expect(lines.join("")).not.toMatch(unfit);
      expect(message.replaceAll(/[\n\t]/g, "")).not.toMatch(unfit);
    }
  });

  test("its mails have no headers, recipients or markup but their own", async () => {
    const { data: mails } = await owner.from("mail_outbox").select().throwOnError();
    expect(mails.length).toBeGreaterThan(100);
    const transport = createTransport({ streamTransport: true, buffer: true });
    for (const mail of mails) {
      const from = { name: "Music Director", address: "no-reply@musicdirector.example" };
      const { message, envelope } = await transport.sendMail(composeMail(mail, from));
      const head = String(message).split("\r\n\r\n", 1)[0] ?? "";
      const names = head.split(/\r\n(?![ \t])/).map((header) => header.split(":", 1)[0] ?? "");
      expect(names.filter((name) => !ownHeaders.has(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      expect(envelope.to).toEqual([mail.recipient]);
      expect(["info@musicdirector.example", "jo@example.com"]).toContain(mail.recipient);
      const tags = mail.html_body?.match(/<[!/]?\w+/g) ?? [];
      expect(tags.filter((tag) => !ownTags.has(tag.replace(/\W/g, "")))).toEqual([]);
    }
  });

  test("the log holds nothing of it", () => {
    expect(project.reports).toEqual([]);
    expect(JSON.stringify(printed.mock.calls)).not.toContain(marker);
  });
});

const unfit = /[\p{Cc}\p{Cs}\u2028\u2029\u202e\u2067]/u;
const ownHeaders = new Set([
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "MIME-Version",
  "Content-Type",
  "Auto-Submitted",
  "X-Auto-Response-Suppress",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
]);
const ownTags = new Set(
  "doctype html head meta title style body div p h1 table tr th td blockquote a br".split(" "),
);
