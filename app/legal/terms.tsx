import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import type { Route } from "./+types/terms";
import { businessOf } from "./business.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsLead, termsPage, termsSections } from "./terms-content.tsx";

export const handle: RouteHandle = { static: true };

export function loader({ context }: Route.LoaderArgs) {
  return businessOf(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(termsPage, matches[0].loaderData.site);
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title={termsPage.title}
      lead={termsLead}
      sections={termsSections}
      business={loaderData}
    />
  );
}
