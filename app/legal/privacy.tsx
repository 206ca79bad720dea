import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import type { Route } from "./+types/privacy";
import { businessOf } from "./business.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacyLead, privacyPage, privacySections } from "./privacy-content.tsx";

export const handle: RouteHandle = { static: true };

export function loader({ context }: Route.LoaderArgs) {
  return businessOf(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(privacyPage, matches[0].loaderData.site);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title={privacyPage.title}
      lead={privacyLead}
      sections={privacySections}
      business={loaderData}
    />
  );
}
