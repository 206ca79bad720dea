import { expect, it } from "vitest";
import { checkForm, typedValues } from "./check-form.ts";
import { emailField, newPasswordField } from "./fields.ts";
import { z } from "./texts.ts";

const schema = z.object({ email: emailField, password: newPasswordField });

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

it("gives back what the schema makes of the form", () => {
  const checked = checkForm(
    schema,
    form({ email: " ada@example.com ", password: "123456", x: "" }),
  );
  expect(checked).toEqual({ ok: true, data: { email: "ada@example.com", password: "123456" } });
});

it("names one error for each field, in the schema's order", () => {
  const checked = checkForm(schema, form({ password: "12345", email: "" }));
  expect(checked.ok ? [] : Object.entries(checked.errors)).toEqual([
    ["email", "Email is required"],
    ["password", "Password must be at least 6 characters long"],
  ]);
});

it.each(["ada", "ada@", "@example.com", "ada@example", "a da@example.com"])(
  "knows that %j is no address",
  (email) => {
    const checked = checkForm(schema, form({ email, password: "123456" }));
    expect(checked).toEqual({
      ok: false,
      errors: { email: "Please enter a valid email address" },
    });
  },
);

it("shows again what was typed, but never a password or a file", () => {
  const data = form({ email: "ada@", password: "secret" });
  data.append("file", new File(["x"], "x.txt"));
  expect(typedValues(data)).toEqual({ email: "ada@" });
});
