import { Form, type RouterContextProvider } from "react-router";
import { checkForm } from "../forms/check-form.ts";
import { newPasswordHint } from "../forms/fields.ts";
import { PasswordField } from "../forms/password-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { redirectWithToast } from "../session/flash.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";
import type { Route } from "./+types/reset-password";
import { invalidForm, refusedForm } from "./auth-failure.ts";
import { AuthPage } from "./auth-page.tsx";
import { FormToasts } from "./form-toasts.tsx";
import { newPasswordSchema } from "./schemas.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { email: await requireAccount(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireAccount(context);
  const form = await request.formData();
  const checked = checkForm(newPasswordSchema, form);
  if (!checked.ok) return invalidForm(form, checked.errors);
  const { auth } = getBackend(context);
  const { error } = await auth.updateUser({ password: checked.data.password });
  if (error) return refusedForm(form, error, ["The password was not changed"], context);
  // Whoever knew the old password is out.
  const others = await auth.signOut({ scope: "others" });
  const { settings, report } = context.get(siteContext);
  if (others.error) report(others.error);
  throw await redirectWithToast("/", "password-changed", settings.origin);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "New Password",
    description: "Choose a new password for your account.",
    path: "/auth/reset-password",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { formProps, errors, isBusy } = useCheckedForm(newPasswordSchema, actionData?.errors);
  return (
    <AuthPage
      eyebrow="Account · New password"
      title="Choose a new password."
      lead="It ends every other session of your account, wherever that is open."
      hour={{ stage: "coded", caption: "Coded afresh" }}
    >
      <FormToasts toasts={actionData?.toasts} />
      <Form method="post" className="form" {...formProps}>
        <input
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={loaderData.email}
          hidden
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          hint={newPasswordHint}
          error={errors.password}
        />
        <SubmitButton label="Save password" busyLabel="Saving..." isBusy={isBusy} />
      </Form>
    </AuthPage>
  );
}

/** The address of who is signed in; a mailed link signs in. Everybody else needs a link first. */
async function requireAccount(context: Readonly<RouterContextProvider>): Promise<string> {
  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-in") return visitor.email;
  const { origin } = context.get(siteContext).settings;
  throw await redirectWithToast("/auth/forgot-password", "link-expired", origin);
}
