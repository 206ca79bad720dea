import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { ownPath } from "../session/own-path.ts";
import { siteContext } from "../session/site-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/sent";
import { newsletterPage } from "./newsletter-page.ts";

export const handle: RouteHandle = { static: true };

/** Where the visitor came from. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).settings;
  return { page: ownPath(url.searchParams.get("page"), origin) ?? "/" };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = newsletterPage("Check Your Mailbox", "/newsletter/sent");
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Sent({ loaderData }: Route.ComponentProps) {
  return (
    <PageHead
      eyebrow="Scheduler's Digest"
      title="Look into your mailbox."
      lead="A link to confirm your address is on its way, unless you are on the list already. Nothing after a few minutes? Look in the spam folder; the same address gets such a mail once an hour at most."
    >
      <a className="button" href={loaderData.page}>
        Back to where you were
      </a>
    </PageHead>
  );
}
