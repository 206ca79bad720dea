import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { Closing } from "../ui/closing.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/tools";
import { Rack } from "./rack.tsx";
import { toolsClosing, toolsHead, toolsPage, turnoverSection } from "./tools-content.ts";
import { TurnoverForm } from "./turnover-form.tsx";
import { readTurnoverQuery } from "./turnover-query.ts";
import { TurnoverResult } from "./turnover-result.tsx";
import "./tools.css";

export const handle: RouteHandle = { static: true };

export function loader({ url }: Route.LoaderArgs) {
  return readTurnoverQuery(url.searchParams);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(toolsPage, matches[0].loaderData.site);
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...toolsHead} />
      <section className="page section" aria-labelledby="turnover">
        <h2 className="h2" id="turnover">
          {turnoverSection.title}
        </h2>
        <div className="turnover">
          <p className="lead">{turnoverSection.text}</p>
          <TurnoverForm {...loaderData} />
          {loaderData.rotation ? <TurnoverResult rotation={loaderData.rotation} /> : null}
        </div>
      </section>
      <section className="page section" aria-labelledby="rack">
        <h2 className="h2" id="rack">
          The rack
        </h2>
        <Rack />
      </section>
      <Closing {...toolsClosing}>
        <a className="button" href="/contact">
          Get in Touch
        </a>
        <a className="button button-quiet" href="/services">
          Our Services
        </a>
      </Closing>
    </>
  );
}
