import { expect, it } from "vitest";
import { replyLink } from "./reply-link.ts";

it("opens a mail to the sender with a subject", () => {
  expect(replyLink("dana@wxyz.example", "Music & Co")).toBe(
    "mailto:dana@wxyz.example?subject=Re%3A%20Your%20message%20to%20Music%20%26%20Co",
  );
});

it("lets no address add a recipient or a header", () => {
  const link = new URL(replyLink("a?bcc=x@y.example&cc=z,w@v.example\r\nBcc: u", "Us"));
  expect([...link.searchParams.keys()]).toEqual(["subject"]);
  expect(link.pathname).not.toMatch(/[?&,\r\n]/);
});
