/** Reads a request's body up to `limit` bytes, counting what arrives rather than what is announced. */
export async function readLimitedBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined | "too large"> {
  if (!request.body) return undefined;
  if (Number(request.headers.get("content-length") ?? 0) > limit) return "too large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
