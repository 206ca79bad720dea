import { BackendUnavailable, unavailableText } from "./backend-error.ts";

/** All calls of one request together; visitors get an answer within ten seconds. */
const deadline = 8_000;

/** Told when the auth service can't answer now: what it knows about a session stays unknown. */
type OnAuthTrouble = (retryAfter: string | null) => void;

/**
 * A fetch whose failures are BackendUnavailable, its body included: a stalled one counts. Failures
 * of the auth service become an answer with a text for visitors, because supabase-js would go on
 * trying for half a minute after an exception or a 5xx; its 429 passes, since it says when to return.
 */
export function boundedFetch(
  report: (error: unknown) => void,
  onAuthTrouble: OnAuthTrouble,
): typeof fetch {
  const expired = AbortSignal.timeout(deadline);
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, expired]) : expired;
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isAuth = pathname.startsWith("/auth/v1/");
    try {
      const response = await fetch(input, { ...init, signal });
      const body = response.body && (await response.arrayBuffer());
      const isTooMany = response.status === 429;
      if (isAuth && isTooMany) onAuthTrouble(response.headers.get("Retry-After"));
      else if (isTooMany || response.status >= 500) {
        throw new Error(`The backend answered ${response.status}: ${text(body).slice(0, 500)}`);
      }
      return new Response(body, response);
    } catch (error) {
      report(error);
      if (!isAuth) throw new BackendUnavailable();
      onAuthTrouble("10");
      const answer = { error_code: "backend_unavailable", msg: unavailableText };
      return Response.json(answer, { status: 424 });
    }
  };
}

function text(body: ArrayBuffer | null): string {
  return body ? new TextDecoder().decode(body) : "";
}
