import { Hono } from "hono";
import type { SiteScope } from "../app/session/site-context.ts";
import type { Project } from "./site.ts";

/** `/healthz`: the process lives. `/readyz`: its database answers too. */
export function createHealth(settings: SiteScope["settings"], project: Project): Hono {
  const health = new Hono();
  health.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  health.get("/readyz", async (c) => {
    const answers = await databaseAnswers(settings);
    const restarts = project.embedded?.status().restarts;
    return c.json(
      { status: answers ? "ready" : "the database does not answer", restarts },
      answers ? 200 : 503,
      { "Cache-Control": "no-store" },
    );
  });
  return health;
}

async function databaseAnswers(settings: SiteScope["settings"]): Promise<boolean> {
  try {
    const url = `${settings.supabaseUrl}/rest/v1/blog_categories?select=id&limit=1`;
    const response = await fetch(url, {
      headers: { apikey: settings.supabaseKey },
      signal: AbortSignal.timeout(3_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
