import type { z } from "zod";
import { readLimitedBody } from "../gate/body.ts";
import { invalidRequest, tooLarge } from "./storage-error.ts";

const maxBytes = 256 * 1024;

/** @throws StorageError `InvalidRequest` that names the first wrong field */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const bytes = await readLimitedBody(request, maxBytes);
  if (bytes === "too large") throw tooLarge();
  const result = schema.safeParse(parse(new TextDecoder().decode(bytes)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(`body/${issue?.path.join("/") ?? ""} ${issue?.message ?? "is invalid"}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    throw invalidRequest("The body is not JSON");
  }
}
