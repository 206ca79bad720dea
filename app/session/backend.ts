import { createServerClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { Database } from "../../supabase/database.types.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { createSessionCookies, type SessionCookies } from "./session-cookies.ts";
import { type SiteScope, siteContext } from "./site-context.ts";

export type Backend = SupabaseClient<Database>;
type Context = Readonly<RouterContextProvider>;
type Access = { open: () => Backend; cookies: SessionCookies };

const reconnectDelays = [1_000, 2_000, 5_000];

const accessContext = createContext<Access | null>(null);

/**
 * Middleware: one client for each request, made when it is first needed, and what it has to say to
 * the browser about the session on whatever answer there is.
 */
export const provideBackend: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const scope = context.get(siteContext);
  const cookies = createSessionCookies(request, scope.settings.origin);
  let client: Backend | undefined;
  const open = () => {
    client ??= createBackend(scope, cookies);
    return client;
  };
  context.set(accessContext, { open, cookies });
  const response = await next();
  cookies.writeTo(response);
  return response;
};

/** The request's client. It acts as the visitor: row level security decides what it sees. */
export function getBackend(context: Context): Backend {
  return access(context).open();
}

/** The request's session cookies. */
export function getSessionCookies(context: Context): SessionCookies {
  return access(context).cookies;
}

export function createBackend(scope: SiteScope, cookies: SessionCookies): Backend {
  const { settings, backendHeaders } = scope;
  return createServerClient<Database>(settings.supabaseUrl, settings.supabaseKey, {
    cookieOptions: cookies.options,
    cookies: cookies.methods,
    // A retry would outlive the deadline; visitors are told when to come back instead.
    db: { retry: false },
    global: { headers: backendHeaders, fetch: boundedFetch(scope, cookies.onTrouble) },
    realtime: {
      heartbeatIntervalMs: 30_000,
      reconnectAfterMs: (tries: number) => reconnectDelays[tries - 1] ?? 10_000,
    },
  });
}

function access(context: Context): Access {
  const found = context.get(accessContext);
  if (!found) throw new Error("No backend in this request: provideBackend has not run");
  return found;
}
