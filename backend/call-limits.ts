import { createAuthCallLimits } from "./auth/call-limits.ts";
import { costlyCalls, createRestLimits } from "./gate/rest-limits.ts";

const upload = /^(?:POST|PUT) \/storage\/v1\/object\/(?!(?:list|upload|sign)\/)[^/]+\/./;

/**
 * Holds, for calls to a project that this process doesn't run, the limits its own backend holds by
 * itself: on sign-in and all other questions to the auth service, functions and uploads. The project
 * sees one caller, the site; only the site can tell its visitors apart.
 *
 * @returns makes the fetch for the calls of the visitor at an address
 */
export function createCallLimits() {
  const auth = createAuthCallLimits();
  const functions = createRestLimits(costlyCalls);
  const uploads = createRestLimits(costlyCalls);

  return (address: string): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const forward = () => fetch(request);
      if (pathname.startsWith("/auth/v1/")) return auth(request, address, forward);
      if (pathname.startsWith("/functions/v1/")) return functions.run(address, forward);
      if (upload.test(`${request.method} ${pathname}`)) return uploads.run(address, forward);
      return forward();
    };
}
