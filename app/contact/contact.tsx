import { data } from "react-router";
import { typedValues } from "../forms/check-form.ts";
import { pageMeta } from "../seo/metadata.ts";
import { siteContext } from "../session/site-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/contact";
import { ContactCards } from "./contact-cards.tsx";
import { contactHead, contactPage, writeToUs } from "./contact-content.ts";
import { ContactForm } from "./contact-form.tsx";
import { formIdField } from "./contact-form-schema.ts";
import { ContactGuide } from "./contact-guide.tsx";
import { newFormId } from "./form-id.ts";
import { type FormAnswer, receiveForm } from "./receive-form.ts";
import { topicOf } from "./topics.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { contactEmail, contactPhone } = context.get(siteContext).settings;
  return {
    email: contactEmail,
    phone: contactPhone,
    topic: topicOf(url),
    formId: newFormId(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  // What is no form has no fields.
  const form = await request.formData().catch(() => new FormData());
  return receiveForm(form, context);
}

/**
 * A line that breaks on the way is a failure like any other: nothing typed is lost. Its status keeps
 * React Router from loading the page again over that line.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    return data<FormAnswer>({ kind: "failed", values: typedValues(form) }, { status: 503 });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { email, phone } = loaderData;
  const contactPoint = { "@type": "ContactPoint", email, telephone: phone, contactType: "sales" };
  const mainEntity = { "@id": `${site.origin}/#organization`, contactPoint };
  return pageMeta({ ...contactPage, schema: { "@type": "ContactPage", mainEntity } }, site);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { formId, ...shown } = loaderData;
  const ownFormId = nameOf(actionData) ?? formId;
  return (
    <>
      <PageHead {...contactHead} />
      <ContactCards {...shown} />
      <section className="page section" aria-labelledby="write-to-us">
        <h2 className="h2" id="write-to-us">
          {writeToUs.title}
        </h2>
        <ContactForm key={ownFormId} formId={ownFormId} answer={actionData} {...shown} />
      </section>
      <ContactGuide />
    </>
  );
}

/** A form that was sent has become a new one; any other is still the one it was. */
function nameOf(answer: FormAnswer | undefined): string | undefined {
  return answer?.kind === "sent" ? answer.formId : answer?.values[formIdField];
}
