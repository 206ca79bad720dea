import { randomUUID } from "node:crypto";
import { pageMeta } from "../../seo/metadata.ts";
import { getBackend } from "../../session/backend.ts";
import type { Route } from "./+types/create";
import { submitPost } from "./post-action.ts";
import { PostForm } from "./post-form.tsx";
import type { PostValues } from "./post-values.ts";
import { listTopics } from "./topics.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const values: PostValues = {
    id: randomUUID(),
    title: "",
    slug: "",
    excerpt: "",
    featuredImage: "",
    content: "",
    status: "draft",
    updatedAt: "",
    categories: [],
    tags: [],
    newCategories: [],
    newTags: [],
  };
  return { values, topics: await listTopics(getBackend(context)) };
}

export function action({ request, context }: Route.ActionArgs) {
  return submitPost(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Create New Post",
    description: "Write a post of Scheduler's Digest.",
    path: "/admin/blog/create",
    noindex: true,
  };
  return pageMeta(page, matches[0].loaderData.site);
}

export default function CreatePost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostForm
      heading="Create New Post"
      submitLabel="Create Post"
      isNew
      values={loaderData.values}
      topics={loaderData.topics}
      failure={actionData}
    />
  );
}
