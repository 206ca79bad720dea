import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { SignUpForm } from "../shell/sign-up-form.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/confirm";
import { newsletterPage } from "./newsletter-page.ts";

export const handle: RouteHandle = { static: true };

const tokenShape = /^[\w-]{20,200}$/;

/** Nothing is done before the button is pressed: mail scanners follow links, but press no buttons. */
export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token: tokenShape.test(token) ? token : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  if (!tokenShape.test(token)) return { isConfirmed: false };
  const { data } = await getBackend(context).rpc("confirm_subscription", { token }).throwOnError();
  return { isConfirmed: data === "confirmed" };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = newsletterPage("Confirm Your Subscription", "/newsletter/confirm");
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  if (actionData?.isConfirmed) return <Confirmed />;
  if (!token || actionData) return <Expired />;
  return (
    <>
      <PageHead
        eyebrow="Scheduler's Digest"
        title="One press, and you're on the list."
        lead="Scheduler's Digest comes to your mailbox when there is something to say about clocks, rotations and libraries. You can leave at any time."
      />
      <form method="post" action="/newsletter/confirm" className="page pt-10">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          Confirm subscription
        </button>
      </form>
    </>
  );
}

function Confirmed() {
  return (
    <PageHead
      eyebrow="Scheduler's Digest"
      title="You're on the list."
      lead="Your address is confirmed. The next Digest comes to your mailbox; what has been on the air so far is in the blog."
    >
      <a className="button" href="/blog">
        Read the Digest
      </a>
    </PageHead>
  );
}

function Expired() {
  return (
    <>
      <PageHead
        eyebrow="Scheduler's Digest"
        title="This link is off the air."
        lead="It is older than 7 days, a newer one has been sent, or you have unsubscribed since. Have a new one sent:"
      />
      <div className="page pt-10">
        <SignUpForm />
      </div>
    </>
  );
}
