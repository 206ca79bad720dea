import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { RouterContext, ServerBuild } from "react-router";
import type { SiteScope } from "../app/session/site-context.ts";
import { loadStaticFiles, type StaticFile } from "./static-files.ts";

/** The React site as React Router builds it, with the context through which the server speaks to it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { siteContext: RouterContext<SiteScope> } };
};

export type SiteCode = {
  loadBuild: () => Promise<SiteBuild>;
  staticFiles: Map<string, StaticFile>;
  /** Answers requests before the site does (Vite in development). */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The built site, read once from `build/`. */
export async function loadBuiltCode(projectDir: string): Promise<SiteCode> {
  const build: SiteBuild = await import(join(projectDir, "build", "server", "index.js"));
  const staticFiles = await loadStaticFiles(join(projectDir, "build", "client"));
  return { loadBuild: async () => build, staticFiles };
}
