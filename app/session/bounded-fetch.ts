import { BackendUnavailable, unavailableText } from "./backend-error.ts";
import type { SiteScope } from "./site-context.ts";

/**
 * Milliseconds of waiting for all calls of one request together: visitors get an answer within ten
 * seconds. A form or a file that itself comes slowly doesn't count.
 */
const patience = 8_000;
const uploadPatience = 120_000;

/** Storage says that its disk is full; whoever sends a picture is told so. */
const noRoom = 507;

/** Told when a service can't answer now: what it knows about a session stays unknown. */
type OnTrouble = (retryAfter: string | null) => void;

/**
 * A fetch whose failures are BackendUnavailable, its body included: a stalled one counts. Failures
 * of the auth service become an answer with a text for visitors, because supabase-js would go on
 * trying for half a minute after an exception or a 5xx. A 429 of any service that visitors send
 * something to passes, since it says when to return.
 */
export function boundedFetch(
  { fetch: send, report }: Pick<SiteScope, "fetch" | "report">,
  onTrouble: OnTrouble,
): typeof fetch {
  const stopwatch = createStopwatch();
  return async (input, init) => {
    const isUpload = init?.body instanceof ReadableStream;
    const left = isUpload ? uploadPatience : Math.max(0, patience - stopwatch.start());
    const expired = AbortSignal.timeout(left);
    const signal = init?.signal ? AbortSignal.any([init.signal, expired]) : expired;
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isAuth = pathname.startsWith("/auth/v1/");
    const isData = pathname.startsWith("/rest/v1/");
    try {
      const response = await send(input, { ...init, signal });
      const body = response.body && (await response.arrayBuffer());
      const isTooMany = response.status === 429;
      if (isTooMany && !isData) onTrouble(response.headers.get("Retry-After"));
      else if (isTooMany || (response.status >= 500 && response.status !== noRoom)) {
        throw new Error(`The backend answered ${response.status}: ${text(body).slice(0, 500)}`);
      }
      return new Response(body, response);
    } catch (error) {
      report(error);
      if (!isAuth) throw new BackendUnavailable();
      onTrouble("10");
      const answer = { error_code: "backend_unavailable", msg: unavailableText };
      return Response.json(answer, { status: 424 });
    } finally {
      if (!isUpload) stopwatch.stop();
    }
  };
}

/** Measures how long at least one of several calls has been under way, in whole milliseconds. */
function createStopwatch() {
  let running = 0;
  let since = 0;
  let total = 0;
  return {
    /** Returns what it shows. */
    start(): number {
      if (running === 0) since = performance.now();
      running += 1;
      return Math.round(total + performance.now() - since);
    },
    stop(): void {
      running -= 1;
      if (running === 0) total += performance.now() - since;
    },
  };
}

function text(body: ArrayBuffer | null): string {
  return body ? new TextDecoder().decode(body) : "";
}
