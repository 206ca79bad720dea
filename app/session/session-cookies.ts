import { parseCookieHeader, type SetAllCookies, serializeCookieHeader } from "@supabase/ssr";

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** Every cookie of the session begins so; caches in front of the site go by it. */
const prefix = "sb-";

/** Whether a request comes with a session, a live or a dead one. */
export function hasSessionCookie(request: Request): boolean {
  return sentCookies(request).length > 0;
}

/** The session's cookies in one request, and what its answer will do about them. */
export function createSessionCookies(request: Request, origin: string) {
  const sent = sentCookies(request);
  const changes = new Map<string, string>();
  const headers = new Headers();
  let isInTrouble = false;
  const options = {
    name: `${prefix}session`,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
  } as const;

  const setAll: SetAllCookies = (cookies, noStore) => {
    for (const { name, value, options } of cookies) {
      // The verifier belongs to sign-ins through other sites, which there are none of.
      if (name.endsWith("-code-verifier") || (isInTrouble && !value)) continue;
      changes.set(name, serializeCookieHeader(name, value, options));
    }
    for (const [name, value] of Object.entries(noStore)) headers.set(name, value);
  };

  return {
    options,
    methods: { encode: "tokens-only", getAll: () => sent, setAll } as const,

    /** A service can't answer now: nobody is signed out because of that. */
    onTrouble(retryAfter: string | null): void {
      isInTrouble = true;
      if (retryAfter) headers.set("Retry-After", retryAfter);
    },
    isInTrouble: () => isInTrouble,

    /** Has the browser forget the session. */
    clear(): void {
      for (const { name } of sent) {
        changes.set(name, serializeCookieHeader(name, "", { ...options, maxAge: 0 }));
      }
    },

    writeTo(response: Response): void {
      for (const [name, value] of headers) response.headers.set(name, value);
      for (const cookie of changes.values()) response.headers.append("Set-Cookie", cookie);
    },
  };
}

function sentCookies(request: Request) {
  const cookies = parseCookieHeader(request.headers.get("Cookie") ?? "");
  return cookies.filter(({ name }) => name.startsWith(prefix));
}
