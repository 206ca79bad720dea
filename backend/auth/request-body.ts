import { z } from "zod";
import { readLimitedBody } from "../gate/body.ts";
import { AuthError, validationFailed } from "./auth-error.ts";

const maxBytes = 64 * 1024;
const maxDepth = 20;
const maxDataBytes = 8 * 1024;

/** The request's JSON, which the database can hold: no NUL, no broken Unicode, not nested deeply. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimitedBody(request, maxBytes);
  if (bytes === "too large") {
    throw new AuthError(413, "request_entity_too_large", "Request body too large");
  }
  const body = parseJson(bytes ? new TextDecoder().decode(bytes) : "");
  if (!isStorable(body, 0)) throw validationFailed("The request holds text that can't be stored");
  return body;
}

/** @throws AuthError `validation_failed` that names the first wrong field */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const isOwnText = issue?.code !== "invalid_type";
  const field = isOwnText ? "" : `${issue.path.join(".")}: `;
  throw validationFailed(`${field}${issue?.message ?? "Invalid input"}`);
}

/** An e-mail address, in the lower case that GoTrue stores. */
export const emailSchema = z
  .string()
  .toLowerCase()
  .min(1, "An email address is required")
  .max(255, "An email address is too long")
  .regex(z.regexes.html5Email, "Unable to validate email address: invalid format");

/** What people say about themselves: an object of at most 8 kB as JSON. */
export const dataSchema = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= maxDataBytes,
    "User metadata is larger than 8 kB",
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name, depth) && isStorable(inner, depth + 1),
  );
}
