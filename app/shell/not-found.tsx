import { data } from "react-router";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import type { Route } from "./+types/not-found";

export const handle: RouteHandle = { static: true };

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Page Not Found",
      description: "There is nothing at this address.",
      path: location.pathname,
      noindex: true,
    },
    matches[0].loaderData.site,
  );
}

export default function NotFound() {
  return (
    <section className="page grid gap-6 py-24">
      <p className="eyebrow">404 · Dead air</p>
      <h1 className="h1">Page Not Found</h1>
      <p className="lead">
        Nothing is scheduled at this address. It may have been moved, or never made the log.
      </p>
      <p>
        <a className="button" href="/">
          Go back home
        </a>
      </p>
    </section>
  );
}
