import {
  createContext,
  createCookie,
  type MiddlewareFunction,
  redirectDocument,
} from "react-router";
import * as z from "zod";
import type { ToastMessage } from "../ui/toast.tsx";
import { unavailableText } from "./backend-error.ts";
import { siteContext } from "./site-context.ts";

/** The toasts that can follow a redirect. Only their key travels, since cookies can be forged. */
const messages = {
  "post-not-found": {
    title: "Post not found",
    description: "The post you're looking for doesn't exist or has been removed",
    variant: "destructive",
  },
  "authentication-required": {
    title: "Authentication required",
    description: "Please sign in to access this page",
    variant: "destructive",
  },
  "access-denied": {
    title: "Access denied",
    description: "You don't have permission to view this page",
    variant: "destructive",
  },
  "account-created": {
    title: "Account created successfully",
    description: "Please check your email to verify your account",
    variant: "default",
  },
  "email-verified": {
    title: "Your e-mail address is verified",
    description: "You are signed in",
    variant: "default",
  },
  "password-changed": {
    title: "Your password is changed",
    description: "All other sessions have ended",
    variant: "default",
  },
  "link-expired": {
    title: "This page needs a fresh link",
    description: "Please ask for a new one",
    variant: "destructive",
  },
  "post-created": {
    title: "Post created successfully",
    description: "It stands in the list of posts",
    variant: "default",
  },
  "post-updated": {
    title: "Post updated successfully",
    description: "The list of posts shows it as it is now",
    variant: "default",
  },
  "post-to-edit-not-found": {
    title: "Post not found",
    description: "The post you're trying to edit doesn't exist",
    variant: "destructive",
  },
  "post-not-readable": {
    title: "Error fetching post",
    description: unavailableText,
    variant: "destructive",
  },
  "message-not-found": {
    title: "Message not found",
    description: "It may have been deleted",
    variant: "destructive",
  },
  "message-unread": {
    title: "Marked as unread",
    description: "The message stands among the new ones",
    variant: "default",
  },
  "message-to-spam": {
    title: "Moved to spam",
    description: "The message stands in the spam folder",
    variant: "default",
  },
  "message-to-inbox": {
    title: "Moved to the inbox",
    description: "The message stands in the inbox",
    variant: "default",
  },
  "message-deleted": {
    title: "Message deleted",
    description: "It is gone for good",
    variant: "default",
  },
  "own-role-removed": {
    title: "Success",
    description: "User role updated to user",
    variant: "default",
  },
  "sign-out-failed": {
    title: "Error signing out",
    description: "Please try again in a moment",
    variant: "destructive",
  },
} satisfies Record<string, ToastMessage>;

export type FlashKind = keyof typeof messages;

const flashSchema = z.object({ kind: z.enum(Object.keys(messages) as FlashKind[]) });
const cookie = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

export const flashContext = createContext<ToastMessage | null>(null);

/** Redirects, and has the page it leads to show one toast. The page is loaded whole. */
export async function redirectWithToast(
  url: string,
  kind: FlashKind,
  origin: string,
  headers: Record<string, string> = {},
) {
  const cookie = await write({ kind }, 60, origin);
  return redirectDocument(url, { headers: { ...headers, "Set-Cookie": cookie } });
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
