type Extra = { headers?: Record<string, string>; weakPasswordReasons?: string[] };

/** An expected refusal, in the terms of the GoTrue API: HTTP status, error code, text for people. */
export class AuthError extends Error {
  status: number;
  code: string;
  extra: Extra;

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

export function tooMany(seconds: number, code = "over_request_rate_limit"): AuthError {
  const wait = Math.max(1, Math.ceil(seconds));
  const text = `Too many attempts; try again in ${wait} ${wait === 1 ? "second" : "seconds"}`;
  return new AuthError(429, code, text, { headers: { "Retry-After": String(wait) } });
}

const versionHeader = "X-Supabase-Api-Version";
const version = "2024-01-01";

/** The error in the shape of the API version the client asked for, as GoTrue does. */
export function errorResponse(error: AuthError, request: Request): Response {
  const { status, code, message } = error;
  const { headers, weakPasswordReasons: reasons } = error.extra;
  const isVersioned = (request.headers.get(versionHeader) ?? "") >= version;
  const body = isVersioned ? { code, message } : { code: status, error_code: code, msg: message };
  return Response.json(reasons ? { ...body, weak_password: { reasons } } : body, {
    status,
    headers: {
      ...headers,
      ...(isVersioned && { [versionHeader]: version }),
      "X-Sb-Error-Code": code,
      "Cache-Control": "no-store",
    },
  });
}
