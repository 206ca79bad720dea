import { Outlet } from "react-router";
import { requireAdmin } from "../session/guards.ts";
import type { Route } from "./+types/layout";
import { checkBucket } from "./check-bucket.ts";
import "./admin.css";
import "./blog/blog.css";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Loads nothing to show, but has navigation in the browser come by the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  await checkBucket(context);
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}
