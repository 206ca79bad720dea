import { expect, test } from "vitest";
import { findSmtpUrlProblem, smtpOptions } from "./smtp-options.ts";

test.each([
  ["smtp://mail.example.com", { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ["smtps://mail.example.com", { port: 465, secure: true }],
  ["smtp://mail.example.com:25?tls=starttls", { port: 25, requireTLS: false, ignoreTLS: false }],
  ["smtp://mail.example.com?tls=none", { requireTLS: false, ignoreTLS: true }],
  ["smtp://localhost:1025", { port: 1025, requireTLS: false, ignoreTLS: true }],
  ["smtp://[::1]:1025", { host: "::1", ignoreTLS: true }],
  ["smtp://127.0.0.1?tls=required", { requireTLS: true }],
])("%s means %j", (url, options) => {
  expect(findSmtpUrlProblem(url)).toBeUndefined();
  expect(smtpOptions(url)).toMatchObject(options);
});

test("only ?tls=insecure takes any certificate, and it still encrypts", () => {
  const strict = ["", "?tls=required", "?tls=starttls", "?tls=none"];
  for (const query of strict) {
    expect(smtpOptions(`smtp://mail.example.com${query}`).tls.rejectUnauthorized).toBe(true);
  }
  expect(smtpOptions("smtp://mail.example.com?tls=insecure")).toMatchObject({
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  });
});

test("user and password may hold any character, percent-encoded", () => {
  expect(smtpOptions("smtps://jo%40example.com:p%2Fa%3Ass@mail.example.com").auth).toEqual({
    user: "jo@example.com",
    pass: "p/a:ss",
  });
  expect(smtpOptions("smtps://mail.example.com").auth).toBeUndefined();
});

test.each([
  "mail.example.com",
  "https://mail.example.com",
  "smtp://",
  "smtp://mail.example.com?tls=maybe",
  "smtp://mail.example.com?pool=true",
  "smtp://mail.example.com/path",
  "smtp://%zz@mail.example.com",
])("%s is refused", (url) => {
  expect(findSmtpUrlProblem(url)).toMatch(/^(must|has)/);
});
