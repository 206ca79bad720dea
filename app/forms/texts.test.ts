import { expect, it } from "vitest";
import * as classic from "zod";
import { z } from "./texts.ts";

const message = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ["Required", z.string(), undefined],
  ["Expected string, received number", z.string(), 7],
  ["Expected string, received null", z.string(), null],
  ["Expected string, received array", z.string(), []],
  ["Expected number, received nan", z.number(), Number.NaN],
  ["Expected boolean, received string", z.boolean(), "on"],
  ["String must contain at least 2 character(s)", z.string().check(z.minLength(2)), "a"],
  ["String must contain at most 2 character(s)", z.string().check(z.maxLength(2)), "abc"],
  ["Array must contain at least 1 element(s)", z.array(z.string()).check(z.minLength(1)), []],
  ["Number must be greater than or equal to 3", z.number().check(z.minimum(3)), 1],
  ["Invalid email", z.email(), "nobody"],
  ["Invalid enum value. Expected 'draft' | 'published', received 'x'", status(), "x"],
])("says %j", (text, schema, value) => {
  expect(message(schema, value)).toBe(text);
});

it("lets a schema's own words win", () => {
  expect(message(z.string("Say something"), undefined)).toBe("Say something");
});

it("holds for schemas of the whole zod too", () => {
  expect(classic.string().safeParse(undefined).error?.issues[0]?.message).toBe("Required");
});

function status() {
  return z.enum(["draft", "published"]);
}
