import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { Closing } from "../ui/closing.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/about";
import { aboutClosing, aboutHead, aboutPage, countriesText, pillars } from "./about-content.ts";
import { CountryStrip } from "./country-strip.tsx";
import { ReasonLog } from "./reason-log.tsx";
import { Statistics } from "./statistics.tsx";
import "./about.css";

export const handle: RouteHandle = { static: true };

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const mainEntity = { "@id": `${site.origin}/#organization` };
  return pageMeta({ ...aboutPage, schema: { "@type": "AboutPage", mainEntity } }, site);
}

export default function About() {
  return (
    <>
      <PageHead {...aboutHead} picture={<ReasonLog />} />
      <section className="page section" aria-labelledby="pillars">
        <h2 className="h2" id="pillars">
          What we stand on
        </h2>
        <ul className="statements">
          {pillars.map(({ name, text }) => (
            <li key={name}>
              <h3 className="h3">{name}</h3>
              <p className="text-mute">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page section" aria-labelledby="figures">
        <h2 className="h2" id="figures">
          Count for yourself
        </h2>
        <Statistics />
      </section>
      <section className="page section" aria-labelledby="countries">
        <h2 className="h2" id="countries">
          Five countries
        </h2>
        <div className="grid gap-5">
          <CountryStrip />
          <p className="max-w-[38rem] text-mute">{countriesText}</p>
        </div>
      </section>
      <Closing {...aboutClosing}>
        <a className="button" href="/contact">
          Get in Touch
        </a>
        <a className="button button-quiet" href="/services">
          See Our Services
        </a>
      </Closing>
    </>
  );
}
