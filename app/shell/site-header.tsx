import { useLocation } from "react-router";
import { Brand } from "./brand.tsx";
import { currentState, mainLinks, signInLink } from "./navigation.ts";

/** Brand and navigation. The phone's menu is a popover: it opens and closes without script. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page flex h-[4.25rem] items-center gap-2 sm:gap-3">
        <Brand />
        <nav className="ml-auto max-lg:hidden" aria-label="Main">
          <Links className="flex items-center gap-7" />
        </nav>
        <a className="button button-small max-lg:ml-auto lg:ml-2" href="/contact">
          <span>
            <span className="max-xs:sr-only">Schedule </span>Consult
          </span>
        </a>
        <button
          type="button"
          className="button button-small button-quiet lg:hidden"
          popoverTarget="site-menu"
        >
          Menu
        </button>
      </div>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Menu">
        <Links className="grid" />
      </nav>
    </header>
  );
}

function Links({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {[...mainLinks, signInLink].map(({ label, path }) => (
        <li key={path}>
          <a className="nav-link" href={path} aria-current={currentState(path, pathname)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
