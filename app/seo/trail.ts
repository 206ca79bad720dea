import type { Breadcrumb } from "./structured-data.ts";

/** Breadcrumbs of a page right below the home page. */
export function trail(name: string, path: string): Breadcrumb[] {
  return [
    { name: "Home", path: "/" },
    { name, path },
  ];
}
