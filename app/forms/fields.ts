import { z } from "./texts.ts";

/** Kinds of fields that several forms have. */
export const emailField = z
  .string("Email is required")
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    z.maxLength(255, "Email is too long"),
    z.regex(z.regexes.email, "Please enter a valid email address"),
  );

/** A password somebody has already: any will do. */
export const passwordField = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"));

export const newPasswordHint = "Password must be at least 6 characters long";

export const newPasswordField = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.minLength(6, newPasswordHint));
