import * as z from "zod/mini";

/**
 * What a form says where its schema brings no words of its own. Every schema of a form takes its `z`
 * from here, so that these texts hold in the browser, on the server and in the functions alike.
 */
z.config({ customError: genericText, jitless: true });

type Issue = Parameters<NonNullable<z.core.$ZodConfig["customError"]>>[0];

function genericText(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") {
    const received = nameType(issue.input);
    return received === "undefined"
      ? "Required"
      : `Expected ${issue.expected}, received ${received}`;
  }
  if (issue.code === "too_small") return sizeText(issue.origin, Number(issue.minimum), "least");
  if (issue.code === "too_big") return sizeText(issue.origin, Number(issue.maximum), "most");
  if (issue.code === "invalid_format") return `Invalid ${issue.format}`;
  if (issue.code === "invalid_value") {
    const expected = issue.values.map((value) => `'${String(value)}'`).join(" | ");
    return `Invalid enum value. Expected ${expected}, received '${String(issue.input)}'`;
  }
  return undefined;
}

function sizeText(origin: string, limit: number, side: "least" | "most"): string {
  if (origin === "string") return `String must contain at ${side} ${limit} character(s)`;
  if (origin === "array") return `Array must contain at ${side} ${limit} element(s)`;
  return `Number must be ${side === "least" ? "greater" : "less"} than or equal to ${limit}`;
}

function nameType(value: unknown): string {
  if (value === null) return "null";
  if (Number.isNaN(value)) return "nan";
  return Array.isArray(value) ? "array" : typeof value;
}

export { z };
