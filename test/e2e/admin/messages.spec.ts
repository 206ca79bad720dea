import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AccountSite } from "../../accounts.ts";
import { expect, signedIn, test } from "../accounts/fixtures.ts";
import { expectNoBarrier } from "../barriers.ts";

type Values = Record<string, unknown>;

const toast = (page: Page) => page.getByRole("alertdialog");
const rows = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");

/** Puts a message into the database and returns its id. */
async function newMessage(site: AccountSite, values: Values = {}): Promise<string> {
  const row = {
    name: "Dana Whitfield",
    email: "dana@wxyz.example",
    station_call: "WXYZ",
    message: "Our Power songs burn.\n\nCan you look at the clock?",
    ...values,
  };
  const { data } = await site.admin
    .from("contact_messages")
    .insert(row)
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

async function newMail(site: AccountSite, values: Values = {}): Promise<string> {
  const row = {
    recipient: "info@musicdirector.example",
    subject: "Message from Dana Whitfield",
    text_body: "Text",
    attempts: 20,
    next_attempt_at: null,
    failed_at: new Date().toISOString(),
    last_answer: "550 5.1.1 User unknown",
    ...values,
  };
  const { data } = await site.admin
    .from("mail_outbox")
    .insert(row)
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

async function clear(site: AccountSite): Promise<void> {
  const nobody = crypto.randomUUID();
  for (const table of ["contact_messages", "newsletter_subscribers", "mail_outbox"] as const) {
    await site.admin.from(table).delete().neq("id", nobody).throwOnError();
  }
}

async function read(site: AccountSite, id: string) {
  const { data } = await site.admin.from("contact_messages").select().eq("id", id).maybeSingle();
  return data;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("messages are read, marked, filed, found and deleted", async ({ page, site }) => {
      await signedIn(page, await site.createAccount("admin"));
      await clear(site);
      await page.goto("/admin/messages");
      await expect(page.getByText("All quiet on the line.")).toBeVisible();
      await newMessage(site, { name: "The Older", created_at: "2026-01-05T20:00:00Z" });
      const id = await newMessage(site, { created_at: "2026-01-06T20:05:00Z" });
      await page.goto("/admin/dashboard");
      await expect(page.getByText("2 new from the contact form.")).toBeVisible();
      await page.getByRole("link", { name: "Open the inbox" }).click();
      await expect(rows(page)).toHaveText([/^New: Dana Whitfield/, /^New: The Older/]);
      await expect(rows(page).first()).toContainText("Jan 06, 2026, 20:05");

      await page.getByRole("link", { name: "Dana Whitfield" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dana Whitfield");
      await expect(page.getByText("Can you look at the clock?")).toHaveText(
        "Our Power songs burn.\n\nCan you look at the clock?",
        { useInnerText: true },
      );
      expect((await read(site, id))?.read_at).not.toBeNull();
      await expect(page.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
        "href",
        "mailto:dana@wxyz.example?subject=Re%3A%20Your%20message%20to%20Music%20Director",
      );
      await page.getByRole("link", { name: "Back to Inbox" }).click();
      await expect(rows(page)).toHaveText([/^Dana Whitfield/, /^New: The Older/]);
      await page.getByRole("link", { name: "Dana Whitfield" }).click();
      await page.getByRole("button", { name: "Mark unread" }).click();
      await expect(toast(page)).toContainText("Marked as unread");
      await expect(rows(page)).toHaveText([/^New: Dana Whitfield/, /^New: The Older/]);

      await page.getByRole("link", { name: "Dana Whitfield" }).click();
      await page.getByRole("button", { name: "Move to spam" }).click();
      await expect(toast(page)).toContainText("Moved to spam");
      await expect(rows(page)).toHaveText([/The Older/]);
      await page.getByRole("navigation", { name: "Folders" }).getByText("Spam").click();
      await page.getByRole("link", { name: "Dana Whitfield" }).click();
      await page.getByRole("button", { name: "Not spam" }).click();
      await expect(toast(page)).toContainText("Moved to the inbox");

      await page.goto("/admin/messages");
      await page.getByRole("searchbox").fill("CLOCK whitfield");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(rows(page)).toHaveText([/Dana Whitfield/]);
      for (const search of ["zzz whitfield", "whitfield zzz", "%", "clock_"]) {
        await page.goto(`/admin/messages?${new URLSearchParams({ search })}`);
        await expect(page.getByText("Nothing found.")).toBeVisible();
      }

      await page.goto(`/admin/messages/${id}`);
      const dialog = page.getByRole("dialog");
      await page.getByRole("link", { name: "Delete" }).click();
      await expect(dialog).toContainText("This action cannot be undone.");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      expect(await read(site, id)).not.toBeNull();
      await page.getByRole("link", { name: "Delete" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(toast(page)).toContainText("Message deleted");
      expect(await read(site, id)).toBeNull();
      await page.goto(`/admin/messages/${id}`);
      await expect(toast(page)).toContainText("Message not found");
    });

    test("what became of a message's mail is told, and failed mail is sent again", async ({
      page,
      site,
    }) => {
      await signedIn(page, await site.createAccount("admin"));
      await clear(site);
      const id = await newMessage(site);
      const failed = await newMail(site, { message_id: id });
      await newMail(site, { message_id: id, recipient: "dana@wxyz.example", failed_at: null });
      await page.goto("/admin/messages");
      await expect(rows(page).first()).toContainText("Mail failed");
      await page.goto(`/admin/messages/${id}`);
      const reports = page.getByRole("region", { name: "Delivery" }).getByRole("listitem");
      await expect(reports.first()).toContainText("Failed");
      await expect(reports.first()).toContainText("550 5.1.1 User unknown");
      await expect(reports.last()).toContainText("no mail server is set");
      await reports.first().getByRole("button", { name: "Retry" }).click();
      await expect(toast(page)).toContainText("On its way");
      const answer = async () => {
        const mail = await site.admin.from("mail_outbox").select().eq("id", failed).single();
        return mail.data?.last_answer;
      };
      await expect.poll(answer).toBe("Printed on the console");

      for (const n of [1, 2]) await newMail(site, { recipient: `${n}@wxyz.example` });
      await page.goto("/admin/messages?folder=mail");
      const mails = page.getByRole("list", { name: "Mails" }).getByRole("listitem");
      await expect(mails).toContainText(["Failed", "Failed", "Kept", "Kept"]);
      await page.getByRole("button", { name: "Retry all failed on this page" }).click();
      await expect(toast(page)).toContainText("2 mails are sent now");
      const isFailed = async () => {
        const mail = site.admin.from("mail_outbox").select("id").not("failed_at", "is", null);
        return (await mail).data?.length;
      };
      expect(await isFailed()).toBe(0);
    });

    test("subscribers are listed with their state, and forgotten when asked to", async ({
      page,
      site,
    }) => {
      await signedIn(page, await site.createAccount("admin"));
      await clear(site);
      const now = new Date().toISOString();
      const consent_text = "Yes";
      const subscribers = [
        { email: "on@wxyz.example", consent_text, confirmed_at: now, unsubscribed_at: null },
        { email: "asked@wxyz.example", consent_text, confirmed_at: null, unsubscribed_at: null },
        { email: "off@wxyz.example", consent_text, confirmed_at: now, unsubscribed_at: now },
      ];
      await site.admin.from("newsletter_subscribers").insert(subscribers).throwOnError();
      await page.goto("/admin/messages?folder=newsletter");
      const list = page.getByRole("list", { name: "Subscribers" });
      const row = (email: string) => list.getByRole("listitem").filter({ hasText: email });
      await expect(row("on@wxyz.example")).toContainText("Confirmed");
      await expect(row("asked@wxyz.example")).toContainText("Not confirmed");
      await expect(row("off@wxyz.example")).toContainText("Unsubscribed");
      await row("off@wxyz.example").getByRole("link", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(toast(page)).toContainText("Subscriber deleted");
      await expect(row("off@wxyz.example")).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);

      const confirmed = await page.request.get("/admin/messages/export?folder=newsletter");
      const lines = (await confirmed.text()).trim().split("\r\n");
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(
        /^on@wxyz.example,confirmed,Yes,.*unsubscribe\?token=[0-9a-f-]{36}$/,
      );
      const everybody = await page.request.get(
        "/admin/messages/export?folder=newsletter&everybody",
      );
      expect(await everybody.text()).toContain("\r\nasked@wxyz.example,asked,Yes,");
    });
  });
}

const hostile = [
  "<img src=x onerror=alert(1)><script>alert(1)</script>",
  '=HYPERLINK("http://evil.example","Click")',
  "+1-800-555-0199 call me",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '-2+3, "quoted", and\nanother line',
  "\u202egnp.exe \u2066 reversed",
  "مرحبا بكم في محطتنا",
  "https://evil.example/ javascript:alert(1)",
  "W".repeat(2_000),
];

test("hostile messages are text and nothing else, in the inbox and in a spreadsheet", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await clear(site);
  const email = "a&bcc=x@y.example?subject=%0d%0a";
  for (const text of hostile) {
    await newMessage(site, { name: text.slice(0, 200), email, message: text.padEnd(10) });
  }
  await page.goto("/admin/messages");
  await expect(rows(page)).toHaveCount(hostile.length);
  const origins = () =>
    page
      .locator("main :is(a, img, script, iframe)")
      .evaluateAll((elements) =>
        elements.map(
          (element) => new URL(element.getAttribute("href") ?? "/", location.href).origin,
        ),
      );
  expect(new Set(await origins())).toEqual(new Set([site.url]));
  await page.getByRole("link", { name: "https://evil.example/" }).click();
  await page.getByRole("heading", { level: 1, name: "https://evil.example/" }).waitFor();
  expect((await origins()).filter((origin) => origin !== "null")).not.toContain(
    "https://evil.example",
  );
  const reply = await page.getByRole("link", { name: "Reply by mail" }).getAttribute("href");
  expect(new URL(reply ?? "").pathname).toBe("a%26bcc%3Dx@y.example%3Fsubject%3D%250d%250a");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.goto("/admin/messages").then(() => page.getByText("Export all as CSV").click()),
  ]);
  expect(download.suggestedFilename()).toBe("messages.csv");
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.startsWith("\ufeffReceived (UTC),Name,Email,")).toBe(true);
  expect(csv).toContain(`,"'=HYPERLINK(""http://evil.example"",""Click"")",`);
  expect(csv).toContain(",'+1-800-555-0199 call me,");
  expect(csv).toContain(",'@SUM(1+1)*cmd|' /C calc'!A0,");
  expect(csv).toContain(`"'-2+3, ""quoted"", and\nanother line"`);
  expect(csv.match(/(?:^|,)"?[=+\-@\t]/gm)).toBeNull();
});

test("2,000 messages come a page at a time, and all of them are exported", async ({
  page,
  site,
}) => {
  await signedIn(page, await site.createAccount("admin"));
  await clear(site);
  const message = "A message of some length. ".repeat(40);
  for (let from = 0; from < 2_000; from += 500) {
    const batch = Array.from({ length: 500 }, (_, index) => ({
      name: `Sender ${from + index}`,
      email: "dana@wxyz.example",
      message,
      created_at: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
    }));
    await site.admin.from("contact_messages").insert(batch).throwOnError();
  }
  await page.goto("/admin/messages");
  await expect(page.getByText("2,000 messages")).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText("Sender 1999");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(rows(page).first()).toContainText("Sender 1949");
  await page.goto("/admin/messages?page=40");
  await expect(rows(page).last()).toContainText(/^New: Sender 0/);
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  const csv = await (await page.request.get("/admin/messages/export")).text();
  const names = [...csv.matchAll(/Sender \d+/g)].map(([name]) => name);
  expect(names).toEqual(Array.from({ length: 2_000 }, (_, index) => `Sender ${index}`));
});

test("nobody but an admin gets to the messages", async ({ page, request, site }) => {
  const id = await newMessage(site);
  const paths = ["/admin/messages", `/admin/messages/${id}`, "/admin/messages/export"];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fmessages/);
    const data = await request.get(`${path}.data`, { maxRedirects: 0 });
    expect(await data.text()).not.toContain("Dana");
  }
  await signedIn(page, await site.createAccount());
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`${site.url}/`);
    for (const suffix of ["", ".data"]) {
      await page.request.post(path + suffix, {
        maxRedirects: 0,
        headers: { Origin: site.url },
        form: { intent: "delete", id },
      });
    }
  }
  expect(await read(site, id)).not.toBeNull();
});

const states: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  inbox: (page) => page.goto("/admin/messages"),
  "nothing found": (page) => page.goto("/admin/messages?search=zzz"),
  "empty spam": (page) => page.goto("/admin/messages?folder=spam"),
  newsletter: (page) => page.goto("/admin/messages?folder=newsletter"),
  mail: (page) => page.goto("/admin/messages?folder=mail"),
  message: (page, id) => page.goto(`/admin/messages/${id}`),
  deletion: async (page, id) => {
    await page.goto(`/admin/messages/${id}`);
    await page.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor();
  },
};

test("no barrier (axe), no overflow in any state", async ({ page, site }) => {
  await signedIn(page, await site.createAccount("admin"));
  await clear(site);
  const consent_text = "Send me everything";
  await site.admin
    .from("newsletter_subscribers")
    .insert({ email: "pd@wxyz.example", consent_text });
  const id = await newMessage(site, {
    name: "W".repeat(200),
    email: `${"long".repeat(16)}@wxyz.example`,
    message: "W".repeat(500),
  });
  await newMessage(site, { read_at: new Date().toISOString() });
  await newMail(site, { message_id: id, last_answer: "5".repeat(300) });
  await newMail(site, { message_id: id });
  for (const open of Object.values(states)) {
    await open(page, id);
    await expectNoBarrier(page, { audited: [1440] });
  }
});
