import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { SiteScope } from "../app/session/site-context.ts";
import type { Backend } from "../backend/start.ts";
import { forwardToBackend } from "./backend-proxy.ts";
import type { Config } from "./config.ts";
import { createHealth } from "./health.ts";
import { createImageService } from "./images.ts";
import { describeError, log } from "./log.ts";
import { ownRequest } from "./own-request.ts";
import { securityHeaders, staticPagePolicy } from "./security-headers.ts";
import type { SiteCode } from "./site-code.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The Supabase project the site talks to; `embedded` where this process runs it. */
export type Project = { url: string; publishableKey: string; embedded?: Backend };

export type SiteOptions = { config: Config; project: Project; code: SiteCode };

/** Everything this process answers over HTTP, as a listener for node:http. */
export function createSite({ config, project, code }: SiteOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const settings = siteSettings(config, project);
  const images = createImageService(
    project.url,
    backendHeaders(project, "site"),
    join(config.DATA_DIR, "cache", "images"),
  );

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage) return;
    c.header("Content-Security-Policy", staticPagePolicy);
    c.header("Speculation-Rules", '"/speculation-rules.json"');
  });
  app.route("/", createHealth(settings, project));
  app.get("/images/*", (c) => images(c.req.raw));
  app.use(async (c, next) => {
    const file = code.staticFiles.get(c.req.path);
    if (!file || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    return c.body(file.body, 200, file.headers);
  });
  if (project.embedded) {
    const { embedded } = project;
    app.all("/rest/v1/*", (c) =>
      forwardToBackend(c.req.raw, embedded, visitorAddress(c.env.incoming, config.TRUST_PROXY)),
    );
  }
  app.all("*", async (c) => {
    const requestId = randomUUID();
    const report = (error: unknown) =>
      log(describeError(error), { request: requestId, path: c.req.path.slice(0, 200) });
    try {
      const build = await code.loadBuild();
      const context = new RouterContextProvider();
      const address = visitorAddress(c.env.incoming, config.TRUST_PROXY);
      const scope: SiteScope = {
        settings,
        backendHeaders: backendHeaders(project, address),
        requestId,
        report,
      };
      context.set(build.entry.module.siteContext, scope);
      const request = ownRequest(c.req.raw, config);
      const response = await createRequestHandler(build, process.env.NODE_ENV)(request, context);
      response.headers.set("X-Request-Id", requestId);
      return response;
    } catch (error) {
      report(error);
      return c.text("Unexpected Application Error!", 500, { "Cache-Control": "no-store" });
    }
  });
  const listener = getRequestListener(app.fetch);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (code.before) code.before(request, response, () => void listener(request, response));
    else void listener(request, response);
  };
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
