import { z } from "./form-texts.ts";

/**
 * What the site tells of the form a message came through. It stands in a header, because the body is
 * the message's own, and is believed together with the secret key only.
 */
export const signalsHeader = "x-form-signals";

export const formSignalsSchema = z.object({
  /** The visitor's, for limits. */
  address: z.string(),
  /** Of the form as it was shown to this visitor; missing where it is none of the site's. */
  submission: z.optional(z.string()),
  /** From showing the form to sending it. */
  seconds: z.optional(z.number()),
  /** Whether the field that people don't see was filled in. */
  isTrapped: z.boolean(),
});

export type FormSignals = z.output<typeof formSignalsSchema>;
