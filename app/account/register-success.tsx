import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { useSite } from "../session/use-site.ts";
import type { Route } from "./+types/register-success";

export const handle: RouteHandle = { static: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Account Created",
      description: "Your account was created. Check your e-mail to verify it.",
      path: "/auth/register-success",
      noindex: true,
    },
    matches[0].loaderData.site,
  );
}

export default function RegisterSuccess() {
  const email = useSite()?.contactEmail;
  return (
    <section className="page grid gap-6 py-24">
      <p className="eyebrow">Account created</p>
      <h1 className="h1">Check your e-mail.</h1>
      <p className="lead">
        Your account was created. We have sent you a link: open it to verify your address, and you
        can sign in.
      </p>
      <p className="max-w-[38rem]">
        Nothing there after a few minutes? Look in your spam folder
        {email ? (
          <>
            , or contact support at{" "}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </>
        ) : (
          ", or contact support"
        )}
        .
      </p>
      <p className="actions">
        <a className="button" href="/auth/login">
          Go to Login
        </a>
        <a className="button button-quiet" href="/">
          Return to Homepage
        </a>
      </p>
    </section>
  );
}
