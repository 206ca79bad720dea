import { Form, redirectDocument } from "react-router";
import { checkForm } from "../forms/check-form.ts";
import { newPasswordHint } from "../forms/fields.ts";
import { PasswordField } from "../forms/password-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";
import type { Route } from "./+types/register";
import { invalidForm, refusedForm } from "./auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { FormToasts } from "./form-toasts.tsx";
import { nextPath, withNext } from "./paths.ts";
import { registerSchema } from "./schemas.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = nextPath(url, context.get(siteContext).settings.origin);
  if ((await getVisitor(context)).kind === "signed-in") throw redirectDocument(next);
  return { next };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = checkForm(registerSchema, form);
  if (!checked.ok) return invalidForm(form, checked.errors);
  const { email, password, firstName, lastName } = checked.data;
  const { origin } = context.get(siteContext).settings;
  const { error } = await getBackend(context).auth.signUp({
    email,
    password,
    options: {
      data: { first_name: firstName, last_name: lastName },
      emailRedirectTo: origin + nextPath(url, origin),
    },
  });
  if (error) {
    return refusedForm(form, error, ["Error creating account", "Registration failed"], context);
  }
  throw await redirectWithToast("/auth/register-success", "account-created", origin);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Create Account",
    description: "Create a Music Director account.",
    path: "/auth/register",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { formProps, errors, isBusy } = useCheckedForm(registerSchema, actionData?.errors);
  const values = actionData?.values ?? {};
  return (
    <AuthPage
      eyebrow="Account · Register"
      title="Take a seat at the desk."
      lead="One account, four fields. We send a link to your address to make sure it is yours."
      hour={{ stage: "clocked", caption: "An hour with every position open" }}
    >
      <FormToasts toasts={actionData?.toasts} />
      <Form method="post" className="form" {...formProps}>
        <div className="field-pair">
          <TextField
            label="First Name"
            name="firstName"
            autoComplete="given-name"
            required
            defaultValue={values.firstName}
            error={errors.firstName}
          />
          <TextField
            label="Last Name"
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue={values.lastName}
            error={errors.lastName}
          />
        </div>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint={newPasswordHint}
          error={errors.password}
        />
        <SubmitButton label="Create account" busyLabel="Creating account..." isBusy={isBusy} />
      </Form>
      <p className="form-links">
        Already have an account?{" "}
        <a className="text-link" href={withNext("/auth/login", loaderData.next)}>
          Sign in
        </a>
      </p>
    </AuthPage>
  );
}
