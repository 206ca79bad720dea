import { checkForm } from "../forms/check-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/forgot-password";
import { invalidForm, refusedForm } from "./auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { linkSent, NewLinkForm } from "./new-link-form.tsx";
import { newLinkSchema } from "./schemas.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkForm(newLinkSchema, form);
  if (!checked.ok) return invalidForm(form, checked.errors);
  const { origin } = context.get(siteContext).settings;
  const { error } = await getBackend(context).auth.resetPasswordForEmail(checked.data.email, {
    redirectTo: `${origin}/auth/reset-password`,
  });
  return error ? refusedForm(form, error, ["The link was not sent"], context) : linkSent(form);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Forgot Password",
    description: "Have a link sent that lets you choose a new password.",
    path: "/auth/forgot-password",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      eyebrow="Account · New password"
      title="Forgot it? It happens."
      lead="Tell us your address and we send a link that lets you choose a new password."
      hour={{ stage: "uncoded", caption: "The same songs without their codes" }}
    >
      <NewLinkForm failure={actionData} label="Send the link" />
      <p className="form-links">
        <a className="text-link" href="/auth/login">
          Back to sign-in
        </a>
      </p>
    </AuthPage>
  );
}
