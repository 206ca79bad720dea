import type { RouterContextProvider } from "react-router";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";

export type Welcome = { firstName: string; desk: Desk | null };

/** What waits for an admin. */
export type Desk = { drafts: number; newMessages: number };

/** What the home page says to somebody who is signed in; null to everybody else. */
export async function loadWelcome(
  context: Readonly<RouterContextProvider>,
): Promise<Welcome | null> {
  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-out") return null;
  const desk = visitor.role === "admin" ? await loadDesk(context) : null;
  return { firstName: visitor.firstName, desk };
}

/** The page stands without it: a failure is only logged. */
async function loadDesk(context: Readonly<RouterContextProvider>): Promise<Desk | null> {
  const db = getBackend(context);
  try {
    const [drafts, messages] = await Promise.all([
      db
        .from("blog_posts")
        .select("id", { count: "exact", head: true })
        .eq("status", "draft")
        .throwOnError(),
      db
        .from("contact_messages")
        .select("id", { count: "exact", head: true })
        .is("read_at", null)
        .eq("is_spam", false)
        .throwOnError(),
    ]);
    return { drafts: drafts.count ?? 0, newMessages: messages.count ?? 0 };
  } catch (error) {
    context.get(siteContext).report(error);
    return null;
  }
}
