import type { Server } from "node:http";
import { createServer } from "vite";
import type { SiteCode } from "./site-code.ts";

/** The site's code through Vite: compiled when asked for, with hot reload over the same port. */
export async function loadDevelopmentCode(server: Server): Promise<SiteCode> {
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    loadBuild: async () =>
      (await vite.ssrLoadModule("virtual:react-router/server-build")) as Awaited<
        ReturnType<SiteCode["loadBuild"]>
      >,
    staticFiles: new Map(),
    before: vite.middlewares,
  };
}
