import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { SiteScope } from "../app/session/site-context.ts";
import { createCallLimits } from "../backend/call-limits.ts";
import type { Backend } from "../backend/start.ts";
import { forwardToBackend } from "./backend-proxy.ts";
import { serveCachedPages } from "./cached-pages.ts";
import type { Config } from "./config.ts";
import { encodeResponse } from "./encoding.ts";
import { createHealth } from "./health.ts";
import { createImageService } from "./images.ts";
import { describeError, log } from "./log.ts";
import { ownRequest } from "./own-request.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import { scriptedPagePolicy, securityHeaders, staticPagePolicy } from "./security-headers.ts";
import type { SiteCode } from "./site-code.ts";
import { serveStaticFile } from "./static-files.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The Supabase project the site talks to; `embedded` where this process runs it. */
export type Project = {
  url: string;
  publishableKey: string;
  secretKey: string;
  embedded?: Backend;
};

const day = 24 * 60 * 60 * 1000;

/** More than any form of the site holds; those of the admin area bring a picture of 5 MB. */
const limitForm = bodyLimit({ maxSize: 2 * 1024 * 1024 });
const limitAdminForm = bodyLimit({ maxSize: 8 * 1024 * 1024 });
const limitBody: typeof limitForm = (c, next) => {
  // Counts what it passes on; held until it is complete, it could not be cancelled.
  if (c.req.path === "/admin/images") return next();
  return (c.req.path.startsWith("/admin/") ? limitAdminForm : limitForm)(c, next);
};

export type SiteOptions = {
  config: Config;
  project: Project;
  code: SiteCode;
  pageCache?: Partial<PageCacheOptions>;
};

/** Everything this process answers over HTTP, as a listener for node:http. */
export function createSite({ config, project, code, pageCache }: SiteOptions) {
  const app = new Hono<{ Bindings: { incoming?: IncomingMessage } }>();
  const settings = siteSettings(config, project);
  const limitedFetch = createCallLimits();
  const images = createImageService(
    project.url,
    backendHeaders(project, "site"),
    join(config.DATA_DIR, "cache", "images"),
  );

  setInterval(
    () => images.forgetRemoved().catch((error) => log(describeError(error))),
    day,
  ).unref();

  app.use(async (c, next) => {
    await next();
    if (mayHaveWritten(c.req.raw, c.res.status)) pages.purge();
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    // What is still coming of a refused body goes nowhere, so nobody may wait behind it.
    if (c.env.incoming?.complete === false) c.header("Connection", "close");
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage) return;
    const policy = c.res.headers.get("Content-Security-Policy") ?? staticPagePolicy;
    c.header("Content-Security-Policy", policy);
    c.header("Speculation-Rules", '"/speculation-rules.json"');
  });
  app.route("/", createHealth(settings, project));
  app.get("/images/*", (c) => images.serve(c.req.raw));
  app.use(async (c, next) => {
    const file = code.staticFiles.get(c.req.path);
    if (!file || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    return serveStaticFile(c.req.raw, file);
  });
  if (project.embedded) {
    const { embedded } = project;
    for (const path of ["/auth/v1/*", "/rest/v1/*", "/storage/v1/*", "/functions/v1/*"]) {
      app.all(path, (c) =>
        forwardToBackend(c.req.raw, embedded, visitorAddress(c.env.incoming, config.TRUST_PROXY)),
      );
    }
  }
  app.all("*", limitBody, async (c) => {
    const requestId = randomUUID();
    const report = (error: unknown) =>
      log(describeError(error), { request: requestId, path: c.req.path.slice(0, 200) });
    try {
      const build = await code.loadBuild();
      const context = new RouterContextProvider();
      const address = visitorAddress(c.env.incoming, config.TRUST_PROXY);
      let nonce: string | undefined;
      const scope: SiteScope = {
        settings,
        backendHeaders: backendHeaders(project, address),
        fetch: project.embedded ? fetch : limitedFetch(address),
        address,
        functionKey: project.secretKey,
        requestId,
        report,
        allowScripts() {
          nonce ??= randomBytes(16).toString("base64");
          return nonce;
        },
      };
      context.set(build.entry.module.siteContext, scope);
      const request = ownRequest(c.req.raw, config);
      const response = await createRequestHandler(build, process.env.NODE_ENV)(request, context);
      response.headers.set("X-Request-Id", requestId);
      if (nonce) response.headers.set("Content-Security-Policy", scriptedPagePolicy(nonce));
      return await encodeResponse(c.req.raw, response);
    } catch (error) {
      report(error);
      return c.text("Unexpected Application Error!", 500, { "Cache-Control": "no-store" });
    }
  });
  const pages = createPageCache(
    async (key) => app.fetch(new Request(config.SITE_URL + key), { incoming: undefined }),
    pageCache,
  );
  const render = getRequestListener(app.fetch);
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void render(request, response);
  if (!code.before) return serveCachedPages(pages, listener);
  const { before } = code;
  return (request: IncomingMessage, response: ServerResponse) =>
    before(request, response, () => listener(request, response));
}

/** What public pages show is written through these. Forms for everybody leave the pages alone. */
const writersPaths = /^\/(?:admin|rest\/v1|auth\/v1\/admin)\//;

/** Whether a request may have changed what public pages show. */
function mayHaveWritten({ method, url }: Request, status: number): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  return status < 400 && writersPaths.test(new URL(url).pathname);
}

function siteSettings(config: Config, project: Project): SiteScope["settings"] {
  return {
    origin: config.SITE_URL,
    supabaseUrl: project.url,
    supabaseKey: project.publishableKey,
    contactEmail: config.CONTACT_EMAIL,
    contactPhone: config.CONTACT_PHONE,
    businessName: config.BUSINESS_NAME,
    businessAddress: config.BUSINESS_ADDRESS ?? null,
    timeZone: config.SITE_TIME_ZONE,
  };
}

function backendHeaders(project: Project, address: string): Record<string, string> {
  const headers = new Headers();
  project.embedded?.signOwnCall(headers, address);
  return Object.fromEntries(headers);
}
