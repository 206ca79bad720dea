import { z } from "./form-texts.ts";

/** Breaks out of a line or turns its reading direction: controls, lone surrogates, bidi overrides. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const unfitInText = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text: what can't stand in a line becomes a space. */
const line = () =>
  z.string().check(z.overwrite((text) => text.replace(unfit, " ").replace(/\s+/g, " ").trim()));
const optionalLine = () => z._default(line().check(z.maxLength(200)), "");

const text = () =>
  z
    .string()
    .check(z.overwrite((given) => given.replace(/\r\n?/g, "\n").replace(unfitInText, "").trim()));

/** Beside the form's checkbox: what somebody agrees to who ticks it. */
export const newsletterLabel = "Subscribe to the Scheduler's Digest newsletter";

/** What the contact form sends to the function `send-contact-email`. */
export const enquirySchema = z.object({
  name: line().check(z.minLength(2, "Name must be at least 2 characters"), z.maxLength(200)),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(255),
      z.regex(z.regexes.email, "Please enter a valid email address"),
    ),
  stationCall: optionalLine(),
  stationFormat: optionalLine(),
  softwareUsed: optionalLine(),
  librarySize: optionalLine(),
  message: text().check(
    z.minLength(10, "Message must be at least 10 characters"),
    z.maxLength(20_000),
  ),
  newsletter: z._default(z.boolean(), false),
});

export type Enquiry = z.output<typeof enquirySchema>;
