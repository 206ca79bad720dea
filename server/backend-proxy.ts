import type { Backend } from "../backend/start.ts";

/** Headers that belong to one connection, or to the site rather than its backend. */
const dropped = [
  "connection",
  "content-length",
  "cookie",
  "expect",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
];

/** Milliseconds until a call is given up; an upload may come over a slow line. */
const patience = { call: 10_000, upload: 120_000 };

/** Passes an outsider's call to the embedded backend, with the address its limits count by. */
export async function forwardToBackend(
  request: Request,
  backend: Backend,
  address: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of dropped) headers.delete(name);
  backend.signForwardedCall(headers, address);
  const init: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
    redirect: "manual",
    signal: AbortSignal.timeout(
      pathname.startsWith("/storage/v1/") ? patience.upload : patience.call,
    ),
  };
  try {
    const response = await fetch(`${backend.url}${pathname}${search}`, init);
    const answer = new Headers(response.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
      answer.delete(name);
    }
    return new Response(response.body, { status: response.status, headers: answer });
  } catch {
    const message = "The backend is not available; try again in a few seconds";
    return Response.json({ message }, { status: 503, headers: { "Retry-After": "5" } });
  }
}
