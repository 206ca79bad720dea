import type { Enquiry } from "../_shared/enquiry.ts";
import type { FormSignals } from "../_shared/form-signals.ts";

/** Nobody writes ten characters and an address in less. */
const shortestSeconds = 2;
const mostLinks = 3;

/** Whether a message looks like a robot's. It is kept all the same, in the spam folder. */
export function isSuspect({ name, message }: Enquiry, form: FormSignals | undefined): boolean {
  if (form && (form.isTrapped || (form.seconds ?? 0) < shortestSeconds)) return true;
  const links = message.match(/https?:\/\//gi) ?? [];
  return links.length > mostLinks || /<a\s|\[url\b/i.test(message) || /https?:\/\//i.test(name);
}
