import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { getBackend, getSessionCookies } from "./backend.ts";
import { BackendUnavailable } from "./backend-error.ts";
import { hasSessionCookie } from "./session-cookies.ts";
import { siteContext } from "./site-context.ts";

type Context = Readonly<RouterContextProvider>;

export type SignedIn = {
  kind: "signed-in";
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: "user" | "admin";
  /** When the access token ends, in seconds since 1970. */
  expiresAt: number;
};
export type Visitor = { kind: "signed-out" } | SignedIn;

const signedOut: Visitor = { kind: "signed-out" };
const visitorContext = createContext<Promise<Visitor>>(Promise.resolve(signedOut));

/**
 * Middleware: finds out who comes with a session, before anything is answered, because a refreshed
 * session is lost when its cookies come too late. Without a session cookie nobody is asked.
 */
export const identifyVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (hasSessionCookie(request)) {
    const visitor = findVisitor(context);
    context.set(visitorContext, visitor);
    await Promise.allSettled([visitor]);
  }
  return next();
};

/**
 * Who makes this request.
 *
 * @throws BackendUnavailable when there is a session and nobody can tell whose
 */
export function getVisitor(context: Context): Promise<Visitor> {
  return context.get(visitorContext);
}

/** What every page knows of a signed-in visitor; null for everybody else, and where nobody can tell. */
export async function findHeaderVisitor(context: Context) {
  const visitor = await getVisitor(context).catch(() => signedOut);
  if (visitor.kind === "signed-out") return null;
  const { firstName, role, expiresAt } = visitor;
  return { firstName, role, expiresAt };
}

async function findVisitor(context: Context): Promise<Visitor> {
  const { auth } = getBackend(context);
  const cookies = getSessionCookies(context);
  // Refreshes the session when 90 seconds or less are left.
  const { data } = await auth.getSession();
  // Asks the auth service: a session that was ended elsewhere is over at once.
  const user = data.session && (await auth.getUser()).data.user;
  if (!data.session || !user) {
    if (cookies.isInTrouble()) throw new BackendUnavailable();
    cookies.clear();
    return signedOut;
  }
  return {
    kind: "signed-in",
    id: user.id,
    email: user.email ?? "",
    expiresAt: data.session.expires_at ?? 0,
    ...(await findPerson(context, user.id)),
  };
}

/** Name and role in one query. Where it fails, nobody is an admin and the log says why. */
async function findPerson(context: Context, id: string) {
  const { data, error } = await getBackend(context)
    .from("profiles")
    .select("first_name, last_name, user_roles(role)")
    .eq("id", id)
    .maybeSingle();
  if (error) context.get(siteContext).report(new Error(`No profile and role: ${error.message}`));
  return {
    firstName: data?.first_name ?? "",
    lastName: data?.last_name ?? "",
    role: data?.user_roles?.role === "admin" ? ("admin" as const) : ("user" as const),
  };
}
