import { Form, useNavigation } from "react-router";
import { SubmitButton } from "../forms/submit-button.tsx";
import type { ToastMessage } from "../ui/toast.tsx";
import { AuthPage } from "./auth-page.tsx";
import { FormToasts } from "./form-toasts.tsx";
import type { MailedLink } from "./schemas.ts";

type Props = { link: MailedLink; toasts: ToastMessage[] | undefined };

const texts = {
  recovery: {
    title: "One press, then a new password.",
    lead: "The button signs you in, once, so that you can choose a new password.",
    label: "Continue",
  },
  other: {
    title: "Confirm your address.",
    lead: "One press of the button, and your e-mail address is verified and you are signed in.",
    label: "Confirm",
  },
};

/** Spends the link when its button is pressed: mail scanners follow links, but press no buttons. */
export function ConfirmForm({ link, toasts }: Props) {
  const isBusy = useNavigation().formMethod === "POST";
  const { title, lead, label } = link.type === "recovery" ? texts.recovery : texts.other;
  return (
    <AuthPage
      eyebrow="Account · Confirm"
      title={title}
      lead={lead}
      hour={{ stage: "coded", caption: "Every song under its own code" }}
    >
      <FormToasts toasts={toasts} />
      <Form method="post" className="form">
        <input type="hidden" name="token_hash" value={link.token_hash} />
        <input type="hidden" name="type" value={link.type} />
        <p>The link from your mail works once, and for a limited time.</p>
        <SubmitButton label={label} busyLabel="Confirming..." isBusy={isBusy} />
      </Form>
    </AuthPage>
  );
}
