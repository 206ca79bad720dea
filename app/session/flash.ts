import { createContext, createCookie, type MiddlewareFunction, redirect } from "react-router";
import * as z from "zod";
import type { ToastMessage } from "../ui/toast.tsx";
import { siteContext } from "./site-context.ts";

/** The toasts that can follow a redirect. Only their key travels, since cookies can be forged. */
const messages = {
  "post-not-found": {
    title: "Post not found",
    description: "The post you're looking for doesn't exist or has been removed",
    variant: "destructive",
  },
} satisfies Record<string, ToastMessage>;

export type FlashKind = keyof typeof messages;

const flashSchema = z.object({ kind: z.enum(Object.keys(messages) as FlashKind[]) });
const cookie = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

export const flashContext = createContext<ToastMessage | null>(null);

/** Redirects, and has the page it leads to show one toast. */
export async function redirectWithToast(url: string, kind: FlashKind, origin: string) {
  return redirect(url, { headers: { "Set-Cookie": await write({ kind }, 60, origin) } });
}

/** Middleware: hands the toast to the page, and clears the cookie once a page has shown it. */
export const showFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  // A page fetched ahead of time is not seen yet: its toast would be lost.
  const ahead = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  const sent = ahead ? null : await cookie.parse(request.headers.get("Cookie"));
  if (sent === null) return next();

  const flash = flashSchema.safeParse(sent);
  if (flash.success) context.set(flashContext, messages[flash.data.kind]);
  const response = await next();
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    const { origin } = context.get(siteContext).settings;
    response.headers.append("Set-Cookie", await write({}, 0, origin));
  }
  return response;
};

function write(value: object, maxAge: number, origin: string): Promise<string> {
  return cookie.serialize(value, { maxAge, secure: origin.startsWith("https:") });
}
