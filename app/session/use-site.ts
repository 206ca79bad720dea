import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** What every page knows of the site; undefined only where the root itself has failed. */
export function useSite() {
  return useRouteLoaderData<typeof loader>("root")?.site;
}

/** Who is signed in; null where nobody is. */
export function useVisitor() {
  return useRouteLoaderData<typeof loader>("root")?.visitor ?? null;
}
