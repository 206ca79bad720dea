import type { RouterContextProvider } from "react-router";
import { siteContext } from "../session/site-context.ts";

/** Who runs the site, as the owner has set it. */
export type Business = { name: string; address: string | null; email: string };

export function businessOf(context: Readonly<RouterContextProvider>): Business {
  const { businessName, businessAddress, contactEmail } = context.get(siteContext).settings;
  return { name: businessName, address: businessAddress, email: contactEmail };
}
