import { useLocation } from "react-router";
import { useVisitor } from "../session/use-site.ts";
import { Brand } from "./brand.tsx";
import { adminLink, currentState, mainLinks, signInLink } from "./navigation.ts";

/** Brand and navigation. The phone's menu is a popover: it opens and closes without script. */
export function SiteHeader() {
  const isSignedIn = useVisitor() !== null;
  return (
    <header className="site-header">
      <div className="page flex min-h-[4.25rem] flex-wrap items-center gap-2 py-2 sm:gap-3">
        <Brand />
        <nav className="ml-auto max-lg:hidden" aria-label="Main">
          <Links className="flex items-center gap-7" />
        </nav>
        <div className="ml-auto flex flex-wrap gap-[min(0.5rem,2.5vw)] sm:gap-3 lg:ml-2">
          {isSignedIn ? <SignOutButton /> : <ConsultLink />}
          <button
            type="button"
            className="button button-small button-quiet lg:hidden"
            popoverTarget="site-menu"
          >
            Menu
          </button>
        </div>
      </div>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Menu">
        <Links className="grid" />
      </nav>
    </header>
  );
}

function ConsultLink() {
  return (
    <a className="button button-small" href="/contact">
      <span>
        <span className="max-xs:sr-only">Schedule </span>Consult
      </span>
    </a>
  );
}

function SignOutButton() {
  return (
    <form method="post" action="/auth/sign-out">
      <button type="submit" className="button button-small button-quiet">
        Sign Out
      </button>
    </form>
  );
}

function Links({ className }: { className: string }) {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const ownLinks = visitor ? [] : [signInLink];
  if (visitor?.role === "admin") ownLinks.push(adminLink);
  return (
    <ul className={className}>
      {[...mainLinks, ...ownLinks].map(({ label, path }) => (
        <li key={path}>
          <a className="nav-link" href={path} aria-current={currentState(path, pathname)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
