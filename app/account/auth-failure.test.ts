import { AuthApiError, AuthWeakPasswordError } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { describeFailure } from "./auth-failure.ts";

it("passes the provider's message on", () => {
  const error = new AuthApiError("Invalid login credentials", 400, "invalid_credentials");
  expect(describeFailure(error)).toBe("Invalid login credentials");
});

it("has words where the provider has none", () => {
  expect(describeFailure(new AuthApiError("", 400, undefined))).toBe("Please try again");
});

it("names the reasons of a weak password, those it doesn't know as they come", () => {
  const error = new AuthWeakPasswordError("Password is weak", 422, ["length", "pwned"]);
  expect(describeFailure(error)).toBe("Password is weak. Reason: too short, too common.");
  const strange = new AuthWeakPasswordError("Weak.", 422, ["dull" as never]);
  expect(describeFailure(strange)).toBe("Weak. Reason: dull.");
});
