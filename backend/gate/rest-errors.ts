import { apiError } from "./responses.ts";

type RestError = { code?: unknown; message?: unknown };

/**
 * Gives errors the status PostgREST would. `@supabase/lite` 0.10.0 answers a violated CHECK and
 * values it can't convert with 500 "SUP", although the request is at fault.
 */
export async function mapRestError(
  response: Response,
  report: (error: unknown) => void,
): Promise<Response> {
  if (response.status < 500) return response;
  const text = await response.text();
  const { code, message } = parse(text);
  // The driver's error class stands before the text: "PostgresError: …", "error: …".
  const said = typeof message === "string" ? message.replace(/^\w*error: /i, "") : "";
  if (/violates check constraint|The last admin/i.test(said)) return apiError(400, "23514", said);
  if (/Missing closing quote/i.test(said)) return apiError(400, "PGRST100", said);
  if (/Invalid input for|invalid byte sequence|cannot be cast|out of range/i.test(said)) {
    return apiError(400, "22P02", said);
  }
  report(new Error(`/rest/v1 answered ${response.status} ${String(code)}: ${said}`));
  if (/statement timeout|canceling statement/i.test(said)) {
    return apiError(504, "57014", "The query took too long");
  }
  return apiError(503, "PGRST000", "The database is not available");
}

function parse(text: string): RestError {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
