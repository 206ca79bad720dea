import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { getVisitor } from "../session/visitor.ts";
import type { Route } from "./+types/dashboard";
import { AccessDenied } from "./access-denied.tsx";
import { DashboardTabs, tabOf } from "./dashboard-tabs.tsx";
import { Overview } from "./overview.tsx";
import { countPeople, listPeople } from "./people.ts";
import { PeopleTable } from "./people-table.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const visitor = await getVisitor(context);
  const tab = tabOf(url);
  const isAdmin = visitor.kind === "signed-in" && visitor.role === "admin";
  return {
    tab,
    self: visitor.kind === "signed-in" ? { id: visitor.id, email: visitor.email } : null,
    isAdmin,
    counts: isAdmin && tab === "overview" ? await countPeople(db) : null,
    people: isAdmin && tab === "users" ? await listPeople(db) : null,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Admin Dashboard",
    description: "Figures, people and content of this site.",
    path: "/admin/dashboard",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { tab, self, isAdmin, counts, people } = loaderData;
  if (!isAdmin) return <AccessDenied />;
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Control desk</p>
        <h1 className="h2">Dashboard</h1>
        <DashboardTabs chosen={tab} />
      </header>
      {counts ? <Overview {...counts} /> : null}
      {people ? <PeopleTable people={people} self={self} /> : null}
      {tab === "content" ? (
        <section className="desk-note" aria-labelledby="content">
          <h2 className="h3" id="content">
            Content Management Coming Soon
          </h2>
          <p>
            Posts are written and published in the{" "}
            <a className="text-link" href="/admin/blog">
              blog administration
            </a>
            .
          </p>
        </section>
      ) : null}
    </div>
  );
}
