import { Outlet } from "react-router";
import { requireAdmin } from "../session/guards.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Loads nothing, but has navigation in the browser come by the guard. */
export function loader() {
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}
