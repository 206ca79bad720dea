import { createContext } from "react-router";

/** What the owner has set and pages need to know. */
export type SiteSettings = {
  /** Canonical origin, without a trailing slash. */
  origin: string;
  supabaseUrl: string;
  supabaseKey: string;
  contactEmail: string;
  contactPhone: string;
  businessName: string;
  businessAddress: string | null;
  /** IANA name; every date on the site is shown in this zone. */
  timeZone: string;
};

/** What the server hands to each request. */
export type SiteScope = {
  settings: SiteSettings;
  /** Sent with each backend call: the visitor's address under a secret. */
  backendHeaders: Record<string, string>;
  /** Makes the backend calls; where the project is not ours, within this visitor's limits. */
  fetch: typeof fetch;
  /** The visitor's, for limits. */
  address: string;
  /** The secret key: a function of the project believes what the site tells it along with it. */
  functionKey: string;
  requestId: string;
  /** Writes to the server's log. */
  report(error: unknown): void;
  /** Says that the page carries script, and gives the nonce of its inline ones. */
  allowScripts(): string;
};

export const siteContext = createContext<SiteScope>();
