import { pageMeta } from "../../seo/metadata.ts";
import { getBackend } from "../../session/backend.ts";
import { redirectWithToast } from "../../session/flash.ts";
import { siteContext } from "../../session/site-context.ts";
import { getVisitor } from "../../session/visitor.ts";
import type { Route } from "./+types/edit";
import { findManuscript } from "./manuscripts.ts";
import { submitPost } from "./post-action.ts";
import { PostForm } from "./post-form.tsx";
import { listTopics } from "./topics.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const db = getBackend(context);
  const { settings, report } = context.get(siteContext);
  const topics = listTopics(db);
  // What was sent after the session ended comes back from the action, without being read again.
  if ((await getVisitor(context)).kind === "signed-out") {
    return { values: null, topics: await topics };
  }
  const [found, read] = await Promise.allSettled([findManuscript(db, params.id), topics]);
  if (found.status === "rejected" || read.status === "rejected") {
    report(found.status === "rejected" ? found.reason : "No topics");
    throw await redirectWithToast("/admin/blog/posts", "post-not-readable", settings.origin);
  }
  if (!found.value) {
    throw await redirectWithToast("/admin/blog/posts", "post-to-edit-not-found", settings.origin);
  }
  return { values: found.value, topics: read.value };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return submitPost(request, context, params.id);
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: "Edit Post",
    description: "Change a post of Scheduler's Digest.",
    path: `/admin/blog/edit/${encodeURIComponent(params.id)}`,
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const values = loaderData.values ?? actionData?.values;
  if (!values) return null;
  return (
    <PostForm
      key={values.id}
      heading="Edit Post"
      submitLabel="Update Post"
      values={values}
      topics={loaderData.topics}
      failure={actionData}
    />
  );
}
