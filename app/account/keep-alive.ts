import { getVisitor } from "../session/visitor.ts";
import type { Route } from "./+types/keep-alive";

/** Every request refreshes a session that is about to end; this one does nothing else. */
export async function action({ context }: Route.ActionArgs) {
  const visitor = await getVisitor(context);
  return visitor.kind === "signed-in"
    ? Response.json({ expiresAt: visitor.expiresAt })
    : new Response(null, { status: 401 });
}
