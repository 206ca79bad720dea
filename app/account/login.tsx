import { Form, redirectDocument } from "react-router";
import { checkForm } from "../forms/check-form.ts";
import { PasswordField } from "../forms/password-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { forgetPages } from "../session/forget-pages.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";
import type { Route } from "./+types/login";
import { invalidForm, refusedForm } from "./auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { FormToasts } from "./form-toasts.tsx";
import { nextPath, withNext } from "./paths.ts";
import { signInSchema } from "./schemas.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = nextPath(url, context.get(siteContext).settings.origin);
  if ((await getVisitor(context)).kind === "signed-in") throw redirectDocument(next);
  return { next };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkForm(signInSchema, form);
  if (!checked.ok) return invalidForm(form, checked.errors);
  const { error } = await getBackend(context).auth.signInWithPassword(checked.data);
  if (error) return refusedForm(form, error, ["Error signing in"], context);
  const next = nextPath(url, context.get(siteContext).settings.origin);
  throw redirectDocument(next, { headers: forgetPages });
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Sign In",
    description: "Sign in to your Music Director account.",
    path: "/auth/login",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next } = loaderData;
  const { formProps, errors, isBusy } = useCheckedForm(signInSchema, actionData?.errors);
  return (
    <AuthPage
      eyebrow="Account · Sign in"
      title="Back on the air."
      lead="Sign in with the e-mail address and password of your account."
      hour={{ stage: "scheduled", caption: "The hour, as you left it" }}
    >
      <FormToasts toasts={actionData?.toasts} />
      <Form method="post" className="form" {...formProps}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.values.email}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <SubmitButton label="Sign In" busyLabel="Signing in..." isBusy={isBusy} />
      </Form>
      <ul className="form-links">
        {actionData?.code === "email_not_confirmed" ? (
          <li>
            <a className="text-link" href={withNext("/auth/confirm", next)}>
              Send a new confirmation link
            </a>
          </li>
        ) : null}
        <li>
          <a className="text-link" href="/auth/forgot-password">
            Forgot your password?
          </a>
        </li>
        <li>
          No account yet?{" "}
          <a className="text-link" href={withNext("/auth/register", next)}>
            Create one
          </a>
        </li>
      </ul>
    </AuthPage>
  );
}
