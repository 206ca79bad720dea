import { Form } from "react-router";
import { typedValues } from "../forms/check-form.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useCheckedForm } from "../forms/use-checked-form.ts";
import type { FormFailure } from "./auth-failure.ts";
import { FormToasts } from "./form-toasts.tsx";
import { newLinkSchema } from "./schemas.ts";

/** The same for every address, so that nobody learns who has an account. */
export function linkSent(form: FormData): FormFailure {
  const toast = {
    title: "Check your e-mail",
    description: "If there is an account for this address, a link is on its way",
    variant: "default" as const,
  };
  return { values: typedValues(form), toasts: [toast] };
}

type Props = { failure: FormFailure | undefined; label: string };

/** Asks for an address to send a link to. */
export function NewLinkForm({ failure, label }: Props) {
  const { formProps, errors, isBusy } = useCheckedForm(newLinkSchema, failure?.errors);
  return (
    <>
      <FormToasts toasts={failure?.toasts} />
      <Form method="post" className="form" {...formProps}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={failure?.values.email}
          error={errors.email}
        />
        <SubmitButton label={label} busyLabel="Sending..." isBusy={isBusy} />
      </Form>
    </>
  );
}
