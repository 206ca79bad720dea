import { data, redirectDocument } from "react-router";
import { checkForm } from "../forms/check-form.ts";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { ownPath } from "../session/own-path.ts";
import { siteContext } from "../session/site-context.ts";
import { useSite } from "../session/use-site.ts";
import { SignUpForm } from "../shell/sign-up-form.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/subscribe";
import { newsletterPage } from "./newsletter-page.ts";
import { signUp, signUpSchema } from "./sign-up.ts";
import "../forms/form.css";

export const handle: RouteHandle = { static: true };

/** Says the same for every address, known or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = String(form.get("email") ?? "").slice(0, 300);
  const refuse = (error: string, status: number) => data({ typed, error }, { status });
  const checked = checkForm(signUpSchema, form);
  if (!checked.ok) return refuse(checked.errors.email ?? "Required", 400);
  const outcome = await signUp(checked.data.email, Boolean(form.get("frequency")), context);
  if (outcome.kind === "failed") {
    return refuse("Your address did not get through. Please try again in a moment.", 503);
  }
  if (outcome.kind === "limited") {
    const minutes = Math.ceil(outcome.seconds / 60);
    return refuse(`Too many sign-ups at once. Please try again in ${minutes} minutes.`, 429);
  }
  const { origin } = context.get(siteContext).settings;
  const page = ownPath(form.get("page"), origin) ?? "/";
  throw redirectDocument(`/newsletter/sent?${new URLSearchParams({ page })}`, 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(newsletterPage("Newsletter", "/newsletter"), matches[0].loaderData.site);
}

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const email = useSite()?.contactEmail;
  return (
    <>
      <PageHead
        eyebrow="Scheduler's Digest"
        title="The Digest, by e-mail."
        lead="New posts on clocks, rotations and libraries, sent to you. Confirm your address once; leave with one press."
      />
      <div className="page grid gap-6 pt-10">
        <SignUpForm email={actionData?.typed} error={actionData?.error} />
        {actionData ? (
          <p>
            Something in the way? Write to{" "}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>{" "}
            and we add you by hand.
          </p>
        ) : null}
      </div>
    </>
  );
}
