import { enquirySchema } from "../../supabase/functions/_shared/enquiry.ts";
import { z } from "../forms/texts.ts";

/** The contact form: an enquiry whose checkbox comes as browsers send it, or not at all. */
export const contactFormSchema = z.extend(enquirySchema, {
  newsletter: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value !== undefined),
  ),
});

/** A field that people don't see; only robots fill it in. */
export const trapField = "sweeper";
export const formIdField = "submission";
