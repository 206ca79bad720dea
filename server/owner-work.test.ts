import { once } from "node:events";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { readKeysFile } from "../backend/keys.ts";
import { startServer, type TestServer } from "../test/server.ts";
import { startSmtpServer } from "../test/smtp.ts";

const email = "jo@example.com";

async function register({ url, dataDir }: TestServer): Promise<void> {
  const keys = await readKeysFile(dataDir);
  const { auth } = createClient(url, keys?.publishableKey ?? "");
  const { error } = await auth.signUp({ email, password: "Tempo-and-mood-7" });
  expect(error).toBeNull();
}

test("the site mails at once, logs no address, and stops cleanly", async () => {
  const smtp = await startSmtpServer();
  const server = await startServer({ env: { SMTP_URL: smtp.url, MAIL_FROM: "site@example.com" } });
  await register(server);
  const [mail] = await smtp.until(1);
  expect(mail).toMatchObject({ from: "site@example.com", to: [email] });
  expect(mail?.links[0]).toContain(`${server.url}/auth/confirm?token_hash=`);
  expect(server.output()).not.toContain(email);
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  expect(smtp.mails).toHaveLength(1);
  await server.stop();
  await smtp.stop();
}, 90_000);

test("without a mail server the link is on the console, once, over restarts too", async () => {
  const server = await startServer();
  await register(server);
  const link = `→ ${server.url}/auth/confirm?token_hash=`;
  await expect.poll(server.output, { timeout: 20_000 }).toContain(link);
  expect(server.output()).toContain(`Mail for ${email}: `);
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  await ended;
  const again = await startServer({ dataDir: server.dataDir });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(again.output()).not.toContain("Mail for");
  await again.stop();
  await server.stop();
}, 90_000);
