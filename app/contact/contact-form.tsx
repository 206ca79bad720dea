import { Form } from "react-router";
import { newsletterLabel } from "../../supabase/functions/_shared/enquiry.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import { writeToUs } from "./contact-content.ts";
import { contactFormSchema, formIdField, trapField } from "./contact-form-schema.ts";
import { ContactNotice } from "./contact-notice.tsx";
import type { FormAnswer } from "./receive-form.ts";
import { firstLine } from "./topics.ts";
import "./contact.css";

type Props = {
  /** Under another one the form is a new, empty one. */
  formId: string;
  answer: FormAnswer | undefined;
  topic: string | undefined;
  email: string;
  phone: string;
};

/** The message, with what we like to know about a station. */
export function ContactForm({ formId, answer, topic, email, phone }: Props) {
  const { formProps, errors, isBusy } = useCheckedForm(
    contactFormSchema,
    answer?.kind === "invalid" ? answer.errors : undefined,
  );
  const isSent = answer?.kind === "sent";
  const values = !answer || isSent ? {} : answer.values;
  const message = values.message ?? (topic && !isSent ? firstLine(topic) : undefined);
  return (
    <Form method="post" preventScrollReset className="form contact-form" {...formProps}>
      {answer ? <ContactNotice {...{ answer, email, phone }} /> : null}
      <p className="text-mute">{writeToUs.required}</p>
      <div className="field-pair">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
      </div>
      <div className="field-pair">
        <TextField
          label="Station Call Letters"
          name="stationCall"
          defaultValue={values.stationCall}
          error={errors.stationCall}
        />
        <TextField
          label="Station Format"
          name="stationFormat"
          defaultValue={values.stationFormat}
          error={errors.stationFormat}
        />
      </div>
      <div className="field-pair">
        <TextField
          label="Scheduling Software Used"
          name="softwareUsed"
          defaultValue={values.softwareUsed}
          error={errors.softwareUsed}
        />
        <TextField
          label="Library Size (approximate song count)"
          name="librarySize"
          defaultValue={values.librarySize}
          error={errors.librarySize}
        />
      </div>
      <TextArea
        label="Your Message"
        name="message"
        rows={6}
        required
        defaultValue={message}
        error={errors.message}
      />
      <label className="field-check">
        <input type="checkbox" name="newsletter" defaultChecked={values.newsletter !== undefined} />
        {newsletterLabel}
      </label>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={formIdField} defaultValue={formId} />
      <p className="text-mute">
        {writeToUs.privacy}{" "}
        <a className="text-link" href="/privacy">
          Read the privacy policy
        </a>
      </p>
      <SubmitButton label="Send Message" busyLabel="Sending..." isBusy={isBusy} />
    </Form>
  );
}
