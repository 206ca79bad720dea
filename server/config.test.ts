import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const nowhere = mkdtempSync(join(tmpdir(), "config-"));

test("without settings everything has a default", () => {
  expect(readConfig({}, nowhere)).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    SITE_URL: "http://localhost:3000",
    DATA_DIR: join(nowhere, "data"),
    CONTACT_EMAIL: "info@musicdirector.example",
    MAIL_FROM: "no-reply@localhost",
    ADMIN_EMAIL: "admin@musicdirector.example",
    SEED: "demo",
    SITE_TIME_ZONE: "UTC",
    TRUST_PROXY: 0,
  });
});

test("the site's address follows the port, and loses a trailing slash", () => {
  expect(readConfig({ PORT: "8080" }, nowhere).SITE_URL).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://example.com/" }, nowhere).SITE_URL).toBe(
    "https://example.com",
  );
});

test.each([
  [{ PORT: "-1" }, "PORT must be a whole number"],
  [{ PORT: "70000" }, "PORT must be at most 65535"],
  [{ SITE_URL: "https://example.com/path" }, "SITE_URL must be an origin"],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must start with postgres://"],
  [{ CONTACT_EMAIL: "nobody" }, "CONTACT_EMAIL must be an e-mail address"],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must look like smtp://user:password@host:587"],
  [{ SMTP_URL: "smtp://mail.example.com?tls=no" }, "SMTP_URL must have one of ?tls="],
  [{ MAIL_FROM: "Jo <jo@example.com>" }, "MAIL_FROM must be an e-mail address"],
  [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL must be an e-mail address"],
  [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have at least 6 characters"],
  [{ ADMIN_MAIL: "a@b.example" }, "ADMIN_MAIL is not a setting of this site"],
  [{ SMTP_HOST: "mail.example.com" }, "SMTP_HOST is not a setting of this site"],
  [
    { SUPABASE_URL: "https://x.example", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    "SUPABASE_SECRET_KEY is needed with SUPABASE_URL",
  ],
  [{ S3_ENDPOINT: "s3.example.com" }, "S3_ENDPOINT must be a URL that starts with http"],
  [
    { S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "images" },
    "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too",
  ],
  [{ SEED: "all" }, "SEED must be demo or none"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be a whole number"],
  [{ CONTACT_MAIL: "a@b.example" }, "CONTACT_MAIL is not a setting of this site"],
])("%j is refused by name", (environment, message) => {
  expect(() => readConfig(environment, nowhere)).toThrow(message);
});

test("a file .env counts below the environment, and its unknown names are refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  writeFileSync(join(folder, ".env"), "PORT=4000\nSEED=none\n");
  expect(readConfig({ PORT: "5000" }, folder)).toMatchObject({ PORT: 5000, SEED: "none" });
  writeFileSync(join(folder, ".env"), "PROT=4000\n");
  expect(() => readConfig({}, folder)).toThrow("PROT in .env is not a setting of this site");
});
