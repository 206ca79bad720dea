import { useId } from "react";
import { useLocation } from "react-router";
import { newsletterConsent } from "../../supabase/functions/_shared/newsletter-consent.ts";

type Props = {
  /** What was typed, to be shown again, and what is wrong with it. */
  email?: string | undefined;
  error?: string | undefined;
};

/**
 * Asks for the newsletter. Whoever reads no further than these words has agreed to them: they are
 * stored with the address.
 */
export function SignUpForm({ email, error }: Props) {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <form className="sign-up" method="post" action="/newsletter">
      <label htmlFor={id}>{newsletterConsent}</label>
      <input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@station.com"
        required
        defaultValue={email}
        // biome-ignore lint/a11y/noAutofocus: what is wrong is the news of this page load
        autoFocus={error !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
      <input type="hidden" name="page" value={pathname + search} />
      <input name="frequency" autoComplete="off" hidden />
      <button type="submit" className="button button-small button-quiet">
        Subscribe
      </button>
      {error ? (
        <p className="field-error" id={`${id}error`}>
          {error}
        </p>
      ) : null}
    </form>
  );
}
