import { redirectDocument } from "react-router";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { forgetPages } from "../session/forget-pages.ts";
import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
  return redirectDocument("/");
}

/** Ends this browser's session. Where the auth service can't be reached, it goes on and says so. */
export async function action({ context }: Route.ActionArgs) {
  const { error } = await getBackend(context).auth.signOut({ scope: "local" });
  if (!error) return redirectDocument("/", { headers: forgetPages });
  const { settings, report } = context.get(siteContext);
  report(new Error(`Error signing out: ${error.code ?? error.name}`));
  return redirectWithToast("/", "sign-out-failed", settings.origin);
}
