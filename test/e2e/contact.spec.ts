import type { Page } from "@playwright/test";
import { anyAddress, newEmail } from "../accounts.ts";
import { expect, test } from "./accounts/fixtures.ts";
import { expectNoBarrier } from "./barriers.ts";

const thanks = "Thank you for your message! We'll be in touch soon.";
const message = "The powers feel tired by Thursday.";
const required = ["Name", "Email", "Your Message"];
const optional = [
  "Station Call Letters",
  "Station Format",
  "Scheduling Software Used",
  "Library Size (approximate song count)",
];
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

/** Fills in the required fields, as long ago as a person takes for that. */
async function fillIn(page: Page, email: string, text = message): Promise<void> {
  await page.getByLabel("Name").fill("Jo Doe");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Your Message").fill(text);
  await page.locator("input[name=submission]").evaluate((field) => {
    const input = field as HTMLInputElement;
    input.value = input.value.replace(/^\d+/, String(Date.now() - 60_000));
  });
}

test("81–89: the cards, the form's fields, what is required, and the privacy notice", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="mailto:info@musicdirector.example"]')).toBeVisible();
  await expect(main.locator('a[href="tel:+1-800-555-0199"]')).toBeVisible();
  await expect(main.locator('a[href="/blog"]').first()).toBeVisible();
  await expect(main).toContainText("Scheduler's Digest");
  await expect(main).toContainText("Check out our latest radio tips and news");
  await expect(main).toContainText(
    "We respect your privacy and will never share your information with third parties.",
  );
  for (const label of required) {
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveAttribute(
      "required",
    );
  }
  for (const label of optional) {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await expect(field).not.toHaveAttribute("required");
  }
  await expect(page.getByLabel("Your Message")).toHaveCSS("min-height", "120px");
  const box = page.getByRole("checkbox", {
    name: "Subscribe to the Scheduler's Digest newsletter",
  });
  await expect(box).not.toBeChecked();
  await expect(page.getByLabel("Leave this field empty")).not.toBeInViewport();
});

test("90–96: what is wrong shows after the first submit, and then at each change", async ({
  page,
}) => {
  await page.goto("/contact");
  const name = page.getByLabel("Name");
  const email = page.getByRole("textbox", { name: "Email" });
  const text = page.getByLabel("Your Message");
  const errors = page.locator(".field-error");
  await name.fill("J");
  await email.fill("jo@");
  await text.fill("Nine char");
  await text.blur();
  await expect(errors).toHaveCount(0);
  await send(page);
  await expect(errors).toHaveText([
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Message must be at least 10 characters",
  ]);
  await expect(name).toBeFocused();
  await name.fill("Jo");
  await text.fill("Ten chars.");
  await expect(errors).toHaveText(["Please enter a valid email address"]);
  await name.fill("");
  await email.fill(newEmail());
  await expect(errors).toHaveText(["Name must be at least 2 characters"]);
  await page.getByLabel("Station Format").fill("x".repeat(201));
  await expect(errors.nth(1)).toHaveText("String must contain at most 200 character(s)");
});

test("89, 93, 95, 97–99, 102: a message is sent, said so, and stands in the inbox; then another", async ({
  page,
  site,
}) => {
  const email = newEmail();
  await page.goto("/contact");
  await fillIn(page, email, "Ten chars.");
  await page.getByLabel("Name").fill("Jo");
  await page.getByLabel("Library Size").fill("about 3,000");
  await page.getByRole("checkbox").check();
  const held = Promise.withResolvers<void>();
  await page.route("**/contact.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await send(page);
  const busy = page.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeDisabled();
  held.resolve();
  const notice = page.getByRole("status").filter({ hasText: thanks });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("To get the Digest, open the link in the mail we send you.");
  for (const label of [...required, ...optional]) {
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue("");
  }
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  const stored = async () => {
    const rows = site.admin.from("contact_messages").select().eq("email", email);
    return (await rows.order("created_at").throwOnError()).data;
  };
  expect(await stored()).toMatchObject([
    {
      name: "Jo",
      message: "Ten chars.",
      station_call: "",
      library_size: "about 3,000",
      newsletter: true,
      is_spam: false,
    },
  ]);
  expect(await site.countMails(email)).toBe(2);

  await page.getByLabel("Name").pressSequentially("J");
  await expect(page.locator(".field-error")).toHaveCount(0);
  await fillIn(page, email, "And one about the library.");
  await send(page);
  await expect(notice).toBeFocused();
  await expect.poll(async () => (await stored()).length).toBe(2);
});

test("the two mails fit a phone and a desk, in both schemes, without a barrier (axe)", async ({
  page,
  site,
}) => {
  const email = newEmail();
  await page.goto("/contact");
  await fillIn(page, email, `Overnights repeat: ${"again".repeat(40)} <b>Please look!</b>`);
  await page.getByLabel("Station Call Letters").fill("WXYZ");
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
  const { data } = await site.admin
    .from("contact_messages")
    .select("mail_outbox(recipient, html_body)")
    .eq("email", email)
    .single()
    .throwOnError();
  const mails = data.mail_outbox;
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [email, "info@musicdirector.example"].sort(),
  );
  for (const { html_body } of mails) {
    await page.setContent(html_body ?? "");
    await expectNoBarrier(page, { isMail: true });
  }
});

test("101: a line that breaks keeps what was typed, and the next try succeeds", async ({
  page,
  context,
  site,
}) => {
  const email = newEmail();
  await page.goto("/contact");
  await fillIn(page, email);
  await context.setOffline(true);
  await send(page);
  const notice = page.getByRole("alert");
  await expect(notice).toHaveText("There was an error sending your message. Please try again.");
  await expect(notice).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Jo Doe");
  await expect(page.getByLabel("Your Message")).toHaveValue(message);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
  await context.setOffline(false);
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
  expect(await site.countMails(email)).toBe(1);
});

test("who comes about a service finds the first line written, and nothing else", async ({
  page,
}) => {
  await page.goto("/contact?about=training");
  const text = page.getByLabel("Your Message");
  await expect(text).toHaveValue("About: One-on-one music director training\n");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await fillIn(page, newEmail(), "About: One-on-one music director training\nIn May?");
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
  await expect(text).toHaveValue("");
  await page.goto("/contact?about=Buy%20pills");
  await expect(text).toHaveValue("");
});

test("a robot is thanked, and its message filed under spam", async ({ page, site }) => {
  const email = newEmail();
  await page.goto("/contact");
  await fillIn(page, email);
  await page.locator("input[name=sweeper]").evaluate((field) => {
    (field as HTMLInputElement).value = "https://pills.example";
  });
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
  const { data } = await site.admin.from("contact_messages").select().eq("email", email);
  expect(data).toMatchObject([{ is_spam: true, message }]);
  expect(await site.countMails(email)).toBe(0);
});

test("who writes too often is told what to do, and keeps what was typed; no barrier (axe)", async ({
  page,
  request,
}) => {
  const email = newEmail();
  for (let sent = 0; sent < 10; sent += 1) {
    const form = { name: "Jo Doe", email, message: `This is number ${sent}.` };
    expect((await request.post("/contact", { form })).status()).toBe(200);
  }
  const refused = await request.post("/contact", { form: { name: "Jo", email, message } });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3_000);
  await page.goto("/contact");
  await fillIn(page, email);
  await send(page);
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Please try again in 60 minutes");
  await expect(notice.getByRole("link")).toHaveText([
    "info@musicdirector.example",
    "+1-800-555-0199",
  ]);
  await expect(page.getByLabel("Your Message")).toHaveValue(message);
  await expectNoBarrier(page, { audited: [360] });
});

test("no barrier (axe) with errors and with thanks", async ({ page }) => {
  await page.goto("/contact");
  await send(page);
  await expect(page.locator(".field-error")).toHaveCount(3);
  await expectNoBarrier(page);
  await fillIn(page, newEmail());
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: thanks })).toBeVisible();
  await expectNoBarrier(page, { audited: [360] });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("84–99: errors, then thanks on the same page; sent again by a reload it counts once", async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto("/contact?about=library");
    await page.getByLabel("Name").fill("J");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Station Call Letters").fill("WXYZ");
    await page.getByRole("checkbox").check();
    await send(page);
    await expect(page.locator(".field-error")).toHaveText(["Name must be at least 2 characters"]);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await expect(page.getByLabel("Station Call Letters")).toHaveValue("WXYZ");
    await expect(page.getByLabel("Your Message")).toHaveValue(
      "About: Music library organization\n",
    );
    await expect(page.getByRole("checkbox")).toBeChecked();

    await page.getByLabel("Name").fill("Jo");
    await send(page);
    await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue("");
    await expect(page.getByLabel("Your Message")).toHaveValue("");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.reload();
    await expect(page.getByText(thanks)).toBeVisible();
    const { data } = await site.admin.from("contact_messages").select().eq("email", email);
    expect(data).toMatchObject([{ name: "Jo", station_call: "WXYZ", newsletter: true }]);
  });
});

test("the page is nobody else's, and so is the form", async ({ request }) => {
  const read = async () => {
    const headers = { "X-Forwarded-For": anyAddress() };
    const answer = await request.get("/contact", { headers });
    expect(answer.headers()["cache-control"]).toBe("private, no-cache");
    const nonce = /nonce-([^']+)/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
    const html = await answer.text();
    for (const tag of html.match(/<script(?! type="application\/ld)[^>]*>/g) ?? []) {
      expect(tag).toContain(`nonce="${nonce}"`);
    }
    return /name="submission" value="([^"]+)"/.exec(html)?.[1];
  };
  const ids = await Promise.all([read(), read(), read()]);
  expect(new Set(ids).size).toBe(3);
});
