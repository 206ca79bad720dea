import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { Closing } from "../ui/closing.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/services";
import { AlsoOffered } from "./also-offered.tsx";
import { HourStages } from "./hour-stages.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import { ServiceCard } from "./service-card.tsx";
import { services, servicesClosing, servicesHead, servicesPage } from "./services-content.ts";
import "./services.css";

export const handle: RouteHandle = { static: true };

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const mainEntity = services.map(({ topic, title, text }) => ({
    "@type": "Service",
    "@id": `${site.origin}/services#${topic}`,
    name: title,
    description: text,
    provider: { "@id": `${site.origin}/#organization` },
  }));
  return pageMeta({ ...servicesPage, schema: { "@type": "WebPage", mainEntity } }, site);
}

export default function Services() {
  const { title, lead, button } = servicesHead;
  return (
    <>
      <PageHead title={title} lead={lead} picture={<HourStages />}>
        <a className="button" href="/contact">
          {button}
        </a>
      </PageHead>
      <section className="page section" aria-labelledby="services">
        <h2 className="h2" id="services">
          Four services
        </h2>
        <ul className="service-grid">
          {services.map((service) => (
            <ServiceCard key={service.topic} {...service} />
          ))}
        </ul>
      </section>
      <section className="page section" aria-labelledby="process">
        <h2 className="h2" id="process">
          How we work
        </h2>
        <ProcessSteps />
      </section>
      <section className="page section" aria-labelledby="also">
        <h2 className="h2" id="also">
          Also on the log
        </h2>
        <AlsoOffered />
      </section>
      <Closing {...servicesClosing}>
        <a className="button" href="/contact">
          Get in Touch
        </a>
        <a className="button button-quiet" href="/about">
          Learn More About Us
        </a>
      </Closing>
    </>
  );
}
