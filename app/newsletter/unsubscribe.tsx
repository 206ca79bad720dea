import { data } from "react-router";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { useSite } from "../session/use-site.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/unsubscribe";
import { newsletterPage } from "./newsletter-page.ts";

export const handle: RouteHandle = { static: true };

const tokenShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Nothing is done before the button is pressed. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: tokenOf(url) };
}

/**
 * The button, and the one-click unsubscription of mail programs (RFC 8058): a POST to the address in
 * the mail's header, which knows no cookies, follows no redirects, and has to be enough.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const token = tokenOf(url);
  if (!token) return data({ isDone: false }, { status: 404 });
  const answer = await getBackend(context).rpc("unsubscribe", { token }).throwOnError();
  return data({ isDone: answer.data }, { status: answer.data ? 200 : 404 });
}

function tokenOf({ searchParams }: URL): string | null {
  const token = searchParams.get("token") ?? "";
  return tokenShape.test(token) ? token : null;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = newsletterPage("Unsubscribe", "/newsletter/unsubscribe");
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  if (actionData?.isDone) return <Done />;
  if (!token || actionData) return <Unknown />;
  return (
    <>
      <PageHead
        eyebrow="Scheduler's Digest"
        title="Leave the list?"
        lead="One press, and no further Digest is sent to your address."
      />
      <form method="post" action={`/newsletter/unsubscribe?token=${token}`} className="page pt-10">
        <button type="submit" className="button">
          Unsubscribe
        </button>
      </form>
    </>
  );
}

function Done() {
  return (
    <PageHead
      eyebrow="Scheduler's Digest"
      title="You're off the list."
      lead="No further Digest is sent to your address. Changed your mind? The form is at the foot of every page."
    >
      <a className="button button-quiet" href="/">
        Go to the home page
      </a>
    </PageHead>
  );
}

function Unknown() {
  const email = useSite()?.contactEmail;
  return (
    <PageHead
      eyebrow="Scheduler's Digest"
      title="This link leads nowhere."
      lead="It is cut off, or the address behind it is no longer known to us. Does the Digest still come? Forward one to us and we take you off the list by hand."
    >
      <a className="button" href={`mailto:${email}`}>
        {email}
      </a>
    </PageHead>
  );
}
