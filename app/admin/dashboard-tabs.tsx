import { Link } from "react-router";

const tabs = [
  { id: "overview", label: "Overview", path: "/admin/dashboard" },
  { id: "users", label: "Users", path: "/admin/dashboard?tab=users" },
  { id: "content", label: "Content", path: "/admin/dashboard?tab=content" },
] as const;

export type DashboardTab = (typeof tabs)[number]["id"];

/** The tab an address asks for; the overview where it asks for none we know. */
export function tabOf({ searchParams }: URL): DashboardTab {
  return tabs.find(({ id }) => id === searchParams.get("tab"))?.id ?? "overview";
}

/** Each tab has an address of its own, so that it can be linked to and works without script. */
export function DashboardTabs({ chosen }: { chosen: DashboardTab }) {
  return (
    <nav aria-label="Dashboard">
      <ul className="tabs">
        {tabs.map(({ id, label, path }) => (
          <li key={id}>
            <Link
              className="tab"
              to={path}
              preventScrollReset
              aria-current={id === chosen ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
