import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import displayFont from "./fonts/bricolage.woff2?url";
import textFont from "./fonts/instrument.woff2?url";
import monoFont from "./fonts/jetbrains.woff2?url";
import { pageMeta } from "./seo/metadata.ts";
import { provideBackend } from "./session/backend.ts";
import { cachePolicy } from "./session/cache-policy.ts";
import { flashContext, showFlash } from "./session/flash.ts";
import keepAlive from "./session/keep-alive.js?url";
import { refuseForeignPosts } from "./session/own-origin.ts";
import { pageScripts } from "./session/page-scripts.ts";
import { siteContext } from "./session/site-context.ts";
import { useVisitor } from "./session/use-site.ts";
import { findHeaderVisitor, identifyVisitor } from "./session/visitor.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { Toasts } from "./shell/toasts.tsx";
import { currentYear } from "./ui/dates.ts";

export type { RouteHandle } from "./session/page-scripts.ts";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/rss.xml", type: "application/rss+xml", title: "Scheduler's Digest" },
  ...[displayFont, textFont, monoFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export const middleware: Route.MiddlewareFunction[] = [
  cachePolicy,
  refuseForeignPosts,
  provideBackend,
  identifyVisitor,
  showFlash,
];

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, requestId } = context.get(siteContext);
  const { origin, contactEmail, businessName, timeZone } = settings;
  const site = { origin, contactEmail, businessName, timeZone, year: currentYear(timeZone) };
  const visitor = await findHeaderVisitor(context);
  return { site, requestId, visitor, toast: context.get(flashContext) };
}

/** Seen only where a page has failed: every route brings its own. */
export function meta({ loaderData }: Route.MetaArgs) {
  const page = {
    title: "Unexpected Application Error!",
    description: "This page can't be shown right now.",
    path: "/",
    noindex: true,
  };
  return loaderData ? pageMeta(page, loaderData.site) : [{ title: page.title }];
}

export function Layout({ children }: { children: React.ReactNode }) {
  const matches = useMatches();
  const visitor = useVisitor();
  const scripts = pageScripts(matches.at(-1)?.handle, { visitor });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <Toasts />
          {children}
        </main>
        <SiteFooter />
        {scripts === "all" ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
        {visitor ? <script defer src={keepAlive} data-expires-at={visitor.expiresAt} /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} requestId={loaderData?.requestId} />;
}
