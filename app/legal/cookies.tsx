import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import type { Route } from "./+types/cookies";
import { businessOf } from "./business.ts";
import { cookiesLead, cookiesPage, cookiesSections } from "./cookies-content.tsx";
import { LegalPage } from "./legal-page.tsx";

export const handle: RouteHandle = { static: true };

export function loader({ context }: Route.LoaderArgs) {
  return businessOf(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(cookiesPage, matches[0].loaderData.site);
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title={cookiesPage.title}
      lead={cookiesLead}
      sections={cookiesSections}
      business={loaderData}
    />
  );
}
