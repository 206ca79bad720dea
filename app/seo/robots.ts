import { siteContext } from "../session/site-context.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).settings;
  const rules = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /newsletter",
    "",
  ];
  return new Response([...rules, `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
