import { data, type RouterContextProvider, useNavigation } from "react-router";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";
import type { ToastMessage } from "../ui/toast.tsx";
import type { Route } from "./+types/dashboard";
import { AccessDenied } from "./access-denied.tsx";
import { ActionToast } from "./action-toast.tsx";
import { changeRole } from "./change-role.ts";
import { DashboardTabs, tabOf } from "./dashboard-tabs.tsx";
import { Overview } from "./overview.tsx";
import { countPeople, listPeople } from "./people.ts";
import { serverMessage } from "./server-message.ts";
import { UsersTab } from "./users-tab.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const visitor = await getVisitor(context);
  const tab = tabOf(url);
  const isAdmin = visitor.kind === "signed-in" && visitor.role === "admin";
  const { people, toast } =
    isAdmin && tab === "users" ? await loadPeople(context) : { people: null, toast: null };
  const page = {
    tab,
    self: visitor.kind === "signed-in" ? { id: visitor.id, email: visitor.email } : null,
    isAdmin,
    counts: isAdmin && tab === "overview" ? await countPeople(db) : null,
    people,
    search: url.searchParams.get("search") ?? "",
    isResigning: url.searchParams.has("resign"),
    toast,
  };
  return data(page, { status: toast ? 503 : 200 });
}

async function loadPeople(context: Readonly<RouterContextProvider>) {
  try {
    return { people: await listPeople(getBackend(context)), toast: null };
  } catch (error) {
    context.get(siteContext).report(error);
    const description = `Failed to load users: ${serverMessage(error)}`;
    const toast: ToastMessage = { title: "Error", description, variant: "destructive" };
    return { people: null, toast };
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeRole(request, context);
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

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, self, isAdmin, counts, people, search, isResigning } = loaderData;
  const { location, formMethod } = useNavigation();
  const isLoadingUsers =
    location && !formMethod && people === null && location.search.includes("tab=users");
  if (!isAdmin) return <AccessDenied />;
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Control desk</p>
        <h1 className="h2">Dashboard</h1>
        <DashboardTabs chosen={tab} />
      </header>
      <ActionToast toast={actionData?.toast} />
      {isLoadingUsers ? <p role="status">Loading users...</p> : null}
      {counts && !isLoadingUsers ? <Overview {...counts} /> : null}
      {people ? (
        <UsersTab
          people={people}
          self={self}
          search={search}
          isResigning={isResigning}
          answer={actionData}
        />
      ) : null}
      {tab === "content" && !isLoadingUsers ? (
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
