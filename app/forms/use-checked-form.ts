import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { checkForm, type FieldErrors } from "./check-form.ts";
import type { z } from "./texts.ts";
import { useHydrated } from "./use-hydrated.ts";

const noErrors: FieldErrors = {};

/**
 * Checks a form in the browser: at first when it is submitted, from then on at every change. The
 * first wrong field gets the focus. Without script the browser's own checks and the server do.
 *
 * @param fromServer what the server found wrong with the last submission
 */
export function useCheckedForm(schema: z.ZodMiniObject, fromServer: FieldErrors = noErrors) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState(fromServer);
  const [isChecking, setIsChecking] = useState(fromServer !== noErrors);
  const navigation = useNavigation();

  useEffect(() => {
    if (fromServer === noErrors) return;
    setErrors(fromServer);
    setIsChecking(true);
    focusFirst(ref.current, fromServer);
  }, [fromServer]);

  function check(form: HTMLFormElement): FieldErrors {
    const result = checkForm(schema, new FormData(form));
    const found = result.ok ? noErrors : result.errors;
    setErrors(found);
    return found;
  }

  const formProps = {
    ref,
    noValidate: isHydrated,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      setIsChecking(true);
      const found = check(event.currentTarget);
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      focusFirst(event.currentTarget, found);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      if (isChecking) check(event.currentTarget);
    },
  };
  return { formProps, errors, isBusy: navigation.formMethod === "POST" };
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const [name = ""] = Object.keys(errors);
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
