import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { siteContext } from "../session/site-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/contact";
import { ContactCards } from "./contact-cards.tsx";
import { contactHead, contactPage } from "./contact-content.ts";
import { ContactGuide } from "./contact-guide.tsx";
import { topicOf } from "./topics.ts";

export const handle: RouteHandle = { static: true };

export function loader({ url, context }: Route.LoaderArgs) {
  const { contactEmail, contactPhone } = context.get(siteContext).settings;
  return { email: contactEmail, phone: contactPhone, topic: topicOf(url) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { email, phone } = loaderData;
  const contactPoint = { "@type": "ContactPoint", email, telephone: phone, contactType: "sales" };
  const mainEntity = { "@id": `${site.origin}/#organization`, contactPoint };
  return pageMeta({ ...contactPage, schema: { "@type": "ContactPage", mainEntity } }, site);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...contactHead} />
      <ContactCards {...loaderData} />
      <ContactGuide />
    </>
  );
}
