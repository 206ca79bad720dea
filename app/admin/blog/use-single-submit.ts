import { type FormEvent, useEffect, useRef } from "react";

/**
 * Lets a form be sent once until there is an answer: a double click is quicker than the button is
 * disabled. And asks before somebody leaves what is not saved.
 *
 * @param answer changes with every answer of the action
 */
export function useSingleSubmit(isChanged: boolean, answer: unknown, onSent: () => void) {
  const isSent = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer opens the form again
  useEffect(() => {
    isSent.current = false;
  }, [answer]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSent.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  /** Takes note of a submission, or prevents the second one. */
  return (event: FormEvent): void => {
    if (isSent.current) event.preventDefault();
    else if (!event.defaultPrevented) {
      isSent.current = true;
      onSent();
    }
  };
}
