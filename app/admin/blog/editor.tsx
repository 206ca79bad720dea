import { Outlet } from "react-router";
import { requireAdmin } from "../../session/guards.ts";
import { getVisitor } from "../../session/visitor.ts";
import { checkBucket } from "../check-bucket.ts";
import type { Route } from "./+types/editor";
import "../admin.css";
import "./blog.css";

/**
 * The guard of the post forms. What somebody sends whose session has ended meanwhile is not
 * redirected: the action refuses it and gives everything typed back.
 */
const requireAdminToOpen: Route.MiddlewareFunction = async (args, next) => {
  const isPost = args.request.method === "POST";
  if (isPost && (await getVisitor(args.context)).kind === "signed-out") return next();
  return requireAdmin(args, next);
};

export const middleware: Route.MiddlewareFunction[] = [requireAdminToOpen];

/** Loads nothing to show, but has navigation in the browser come by the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  await checkBucket(context);
  return null;
}

export default function Editor() {
  return <Outlet />;
}
