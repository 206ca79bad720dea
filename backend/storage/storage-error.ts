/** An expected refusal in the terms of the Storage API, which supabase-js hands to its caller. */
export class StorageError extends Error {
  status: number;
  code: string;
  /** The short name older clients read. */
  error: string;

  constructor(status: number, code: string, error: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.error = error;
  }
}

export function storageResponse({ status, code, error, message }: StorageError): Response {
  return Response.json(
    { statusCode: String(status), error, message, code },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}

export function invalidRequest(message: string): StorageError {
  return new StorageError(400, "InvalidRequest", "invalid_request", message);
}

export function unauthorized(message: string): StorageError {
  return new StorageError(401, "InvalidJWT", "Unauthorized", message);
}

export function noSuchBucket(): StorageError {
  return new StorageError(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
}

export function noSuchKey(): StorageError {
  return new StorageError(404, "NoSuchKey", "not_found", "Object not found");
}

export function tooLarge(): StorageError {
  const message = "The object exceeded the maximum allowed size";
  return new StorageError(413, "EntityTooLarge", "Payload too large", message);
}

export function wrongType(type: string): StorageError {
  const message = `mime type ${type} is not supported`;
  return new StorageError(415, "InvalidMimeType", "invalid_mime_type", message);
}

/** What an error of the database or the disk means to the caller; undefined where it is no refusal. */
export function refusalOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "42501") {
    const message = "new row violates row-level security policy";
    return new StorageError(403, "AccessDenied", "Unauthorized", message);
  }
  if (code === "23505") {
    const message = "The resource already exists";
    return new StorageError(409, "ResourceAlreadyExists", "Duplicate", message);
  }
  if (code === "57014") {
    return new StorageError(504, "DatabaseTimeout", "timeout", "The query took too long");
  }
  if (code === "ENOSPC" || code === "EDQUOT") {
    const message = "There is no room left for files";
    return new StorageError(507, "InsufficientStorage", "Insufficient storage", message);
  }
  return undefined;
}
