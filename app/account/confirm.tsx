import { redirectDocument } from "react-router";
import { checkForm } from "../forms/check-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { forgetPages } from "../session/forget-pages.ts";
import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/confirm";
import { invalidForm, refusedForm } from "./auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { linkSent, NewLinkForm } from "./new-link-form.tsx";
import { nextPath } from "./paths.ts";
import { linkSchema, newLinkSchema } from "./schemas.ts";

/** What a mailed link brings along; nothing is done about it before somebody presses the button. */
export function loader({ url }: Route.LoaderArgs) {
  const link = linkSchema.safeParse(Object.fromEntries(url.searchParams));
  return { link: link.success ? link.data : null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { auth } = getBackend(context);
  const { origin } = context.get(siteContext).settings;
  const next = nextPath(url, origin);
  const link = checkForm(linkSchema, form);
  if (link.ok) {
    const isRecovery = link.data.type === "recovery";
    const { error } = await auth.verifyOtp(link.data);
    if (error && isRecovery && error.code === "otp_expired") {
      throw await redirectWithToast("/auth/forgot-password", "link-expired", origin);
    }
    if (error) return refusedForm(form, error, ["The link can't be used"], context);
    if (isRecovery) throw redirectDocument("/auth/reset-password", { headers: forgetPages });
    throw await redirectWithToast(next, "email-verified", origin, forgetPages);
  }
  const checked = checkForm(newLinkSchema, form);
  if (!checked.ok) return invalidForm(form, checked.errors);
  const { error } = await auth.resend({
    type: "signup",
    email: checked.data.email,
    options: { emailRedirectTo: origin + next },
  });
  return error ? refusedForm(form, error, ["The link was not sent"], context) : linkSent(form);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Confirm",
    description: "Confirm that this e-mail address is yours.",
    path: "/auth/confirm",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData;
  const isLinkTried = actionData === undefined || "token_hash" in actionData.values;
  if (link && isLinkTried && actionData?.code !== "otp_expired") {
    return <ConfirmForm link={link} toasts={actionData?.toasts} />;
  }
  return (
    <AuthPage
      eyebrow="Account · Confirm"
      title={link ? "This link is used up." : "Get a new link."}
      lead={
        link
          ? "It has expired or was used before. If you confirmed your address already, just sign in. If not, we send you a new link."
          : "Tell us your address and we send you a new link to confirm it."
      }
      hour={{ stage: "clocked", caption: "The position is still open" }}
    >
      <NewLinkForm failure={actionData} label="Send a new link" />
      <p className="form-links">
        <a className="text-link" href="/auth/login">
          Go to Login
        </a>
      </p>
    </AuthPage>
  );
}
