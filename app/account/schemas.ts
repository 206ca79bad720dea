import { emailField, newPasswordField, passwordField } from "../forms/fields.ts";
import { z } from "../forms/texts.ts";

const nameField = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(100, `${label} is too long`),
    );

export const signInSchema = z.object({ email: emailField, password: passwordField });

export const registerSchema = z.object({
  firstName: nameField("First name"),
  lastName: nameField("Last name"),
  email: emailField,
  password: newPasswordField,
});

export const newLinkSchema = z.object({ email: emailField });

export const newPasswordSchema = z.object({ password: newPasswordField });

/** What a mailed link holds. */
export const linkSchema = z.object({
  token_hash: z.string().check(z.minLength(1), z.maxLength(500)),
  type: z.enum(["signup", "email", "magiclink", "recovery", "invite", "email_change"]),
});

export type MailedLink = z.output<typeof linkSchema>;
