import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "../../supabase/database.types.ts";
import { BackendUnavailable } from "./backend-error.ts";
import { type SiteScope, siteContext } from "./site-context.ts";

export type Backend = SupabaseClient<Database>;
type Context = Readonly<RouterContextProvider>;

/** All calls of one request together; visitors get an answer within ten seconds. */
const deadline = 8_000;
const reconnectDelays = [1_000, 2_000, 5_000];

const backendContext = createContext<(() => Backend) | null>(null);

/** Middleware: one client for each request, made when the first query needs it. */
export function provideBackend({ context }: { context: Context }) {
  let client: Backend | undefined;
  context.set(backendContext, () => {
    client ??= createBackend(context.get(siteContext));
    return client;
  });
}

/** The request's client. It acts as the visitor: row level security decides what it sees. */
export function getBackend(context: Context): Backend {
  const open = context.get(backendContext);
  if (!open) throw new Error("No backend in this request: provideBackend has not run");
  return open();
}

export function createBackend({ settings, backendHeaders, report }: SiteScope): Backend {
  return createClient<Database>(settings.supabaseUrl, settings.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A retry would outlive the deadline; visitors are told when to come back instead.
    db: { retry: false },
    global: { headers: backendHeaders, fetch: boundedFetch(report) },
    realtime: {
      heartbeatIntervalMs: 30_000,
      reconnectAfterMs: (tries: number) => reconnectDelays[tries - 1] ?? 10_000,
    },
  });
}

/** A fetch whose failures are BackendUnavailable, its body included: a stalled one counts. */
function boundedFetch(report: SiteScope["report"]): typeof fetch {
  const expired = AbortSignal.timeout(deadline);
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, expired]) : expired;
    try {
      const response = await fetch(input, { ...init, signal });
      const body = response.body && (await response.arrayBuffer());
      if (response.status === 429 || response.status >= 500) {
        throw new Error(`The backend answered ${response.status}: ${text(body).slice(0, 500)}`);
      }
      return new Response(body, response);
    } catch (error) {
      report(error);
      throw new BackendUnavailable();
    }
  };
}

function text(body: ArrayBuffer | null): string {
  return body ? new TextDecoder().decode(body) : "";
}
