import type { MiddlewareFunction } from "react-router";
import { redirectWithToast } from "./flash.ts";
import { siteContext } from "./site-context.ts";
import { getVisitor } from "./visitor.ts";

/**
 * Middleware for the layout above everything that only admins may see or do. The layout needs a
 * loader: without one, navigation in the browser would not come by here.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { origin } = context.get(siteContext).settings;
  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-out") {
    throw await redirectWithToast(signInPath(url), "authentication-required", origin);
  }
  if (visitor.role !== "admin") throw await redirectWithToast("/", "access-denied", origin);
  return next();
};

/** The sign-in page, which leads back to this address. */
function signInPath({ pathname, search }: URL): string {
  return `/auth/login?${new URLSearchParams({ next: pathname + search })}`;
}
