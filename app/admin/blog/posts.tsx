import { data } from "react-router";
import { pageMeta } from "../../seo/metadata.ts";
import { getBackend } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { ActionToast } from "../action-toast.tsx";
import { serverMessage } from "../server-message.ts";
import type { Route } from "./+types/posts";
import { filterOf } from "./entry-filter.ts";
import { EntryList } from "./entry-list.tsx";
import { useForgetSent } from "./local-copy.ts";
import { deletePost, type Entry, listEntries } from "./manuscripts.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = filterOf(url);
  const asked = url.searchParams.get("delete");
  try {
    const entries = await listEntries(getBackend(context));
    return { entries, filter, asked, toast: null };
  } catch (error) {
    context.get(siteContext).report(error);
    const toast = failure("Error fetching posts", error);
    const entries: Entry[] | null = null;
    return data({ entries, filter, asked, toast }, { status: 503 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await deletePost(getBackend(context), String(form.get("id")));
    return { toast: deleted };
  } catch (error) {
    context.get(siteContext).report(error);
    return data({ toast: failure("Error deleting post", error) }, { status: 500 });
  }
}

const deleted: ToastMessage = {
  title: "Post deleted",
  description: "The post has been successfully deleted",
  variant: "default",
};

function failure(title: string, error: unknown): ToastMessage {
  return { title, description: serverMessage(error), variant: "destructive" };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Manage Posts",
    description: "Every post of Scheduler's Digest, drafts included.",
    path: "/admin/blog/posts",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, filter, asked } = loaderData;
  useForgetSent();
  return (
    <div className="page desk">
      <header className="desk-head">
        <p className="eyebrow">Admin · Blog</p>
        <h1 className="h2">Manage Posts</h1>
        <p className="actions">
          <a className="button button-small button-quiet" href="/admin/blog">
            Back to Dashboard
          </a>
          <a className="button button-small" href="/admin/blog/create">
            Create New Post
          </a>
        </p>
      </header>
      <ActionToast toast={actionData?.toast} />
      {entries ? (
        <EntryList entries={entries} filter={filter} asked={asked} answer={actionData} />
      ) : (
        <p>The posts can't be shown right now.</p>
      )}
    </div>
  );
}
