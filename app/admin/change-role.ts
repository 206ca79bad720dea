import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "../forms/texts.ts";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";
import type { ToastMessage } from "../ui/toast.tsx";
import { giveRole } from "./people.ts";
import { serverMessage } from "./server-message.ts";

/** The role somebody is to have, and who: "admin 1f0c…". */
const changeSchema = z.templateLiteral([z.enum(["admin", "user"]), " ", z.uuid()]);

/** Gives somebody the role a row's button names. One's own admin role goes only when one is sure. */
export async function changeRole(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const change = changeSchema.safeParse(form.get("change"));
  if (!change.success) throw new Response("Nothing to change", { status: 400 });
  const [role = "", id = ""] = change.data.split(" ");
  const visitor = await getVisitor(context);
  const { settings, report } = context.get(siteContext);
  const isResigning = visitor.kind === "signed-in" && visitor.id === id && role === "user";
  if (isResigning && !form.has("isSure")) throw redirect("/admin/dashboard?tab=users&resign=yes");
  try {
    await giveRole(getBackend(context), id, role);
  } catch (error) {
    report(error);
    const description = `Failed to update user role: ${serverMessage(error)}`;
    const toast: ToastMessage = { title: "Error", description, variant: "destructive" };
    return data({ toast }, { status: 409 });
  }
  if (isResigning) throw await redirectWithToast("/", "own-role-removed", settings.origin);
  const description = `User role updated to ${role}`;
  const toast: ToastMessage = { title: "Success", description, variant: "default" };
  return data({ toast });
}
