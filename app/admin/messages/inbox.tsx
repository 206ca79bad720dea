import { data } from "react-router";
import { pageMeta } from "../../seo/metadata.ts";
import { getBackend } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { ActionToast } from "../action-toast.tsx";
import { serverMessage } from "../server-message.ts";
import type { Route } from "./+types/inbox";
import { changeFolder } from "./change-folder.ts";
import { type FolderContent, loadFolder } from "./folder-content.ts";
import { FolderTabs } from "./folder-tabs.tsx";
import { FolderView } from "./folder-view.tsx";
import { wantedOf } from "./folders.ts";
import { countFolders } from "./messages.ts";
import "./messages.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const wanted = wantedOf(url);
  const asked = url.searchParams.get("delete");
  try {
    const [counts, content] = await Promise.all([countFolders(db), loadFolder(db, wanted)]);
    return { wanted, asked, counts, content, toast: null };
  } catch (error) {
    context.get(siteContext).report(error);
    const toast: ToastMessage = {
      title: "Error fetching messages",
      description: serverMessage(error),
      variant: "destructive",
    };
    const content: FolderContent | null = null;
    return data({ wanted, asked, counts: null, content, toast }, { status: 503 });
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeFolder(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Messages",
    description: "What the contact form has brought, the newsletter's list, and mail that waits.",
    path: "/admin/messages",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, asked, counts, content } = loaderData;
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Control desk</p>
        <h1 className="h2">Messages</h1>
        <p className="actions">
          <a className="button button-small button-quiet" href="/admin/dashboard">
            Dashboard
          </a>
        </p>
        <FolderTabs chosen={wanted.folder} counts={counts} />
      </header>
      <ActionToast toast={actionData?.toast} />
      {content ? (
        <FolderView
          key={wanted.folder}
          wanted={wanted}
          content={content}
          asked={asked}
          answer={actionData}
        />
      ) : (
        <p>The messages can't be shown right now.</p>
      )}
    </div>
  );
}
