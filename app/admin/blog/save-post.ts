import type { Backend } from "../../session/backend.ts";
import { errorCode } from "../server-message.ts";
import { storedContent } from "./content-rule.ts";
import type { PostInput } from "./post-schema.ts";
import type { PostValues } from "./post-values.ts";
import { assignTopics } from "./topics.ts";

/** A checked form, the same as typed, and who sends it. */
export type Submission = { post: PostInput; values: PostValues; authorId: string };

const taken = "23505";

/** What is written, for new posts and for old ones. Whoever saves a post becomes its author. */
function toRow({ post, authorId }: Submission) {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt || null,
    content: storedContent(post.content),
    status: post.status,
    featured_image: post.featuredImage || null,
    author_id: authorId,
    ...(post.status === "published" ? { published_at: new Date().toISOString() } : {}),
  };
}

/** Makes a post. Sent twice, it is made once. */
export async function createPost(db: Backend, submission: Submission): Promise<void> {
  const { id } = submission.values;
  const row = { id, ...toRow(submission) };
  const { error } = await db.from("blog_posts").insert(row);
  if (error && error.code === taken && (await isSaved(db, row))) return;
  if (error) throw error;
  try {
    await assignTopics(db, id, submission.values);
  } catch (error) {
    await db.from("blog_posts").delete().eq("id", id);
    throw error;
  }
}

async function isSaved(db: Backend, row: { id: string; title: string }) {
  const { count } = await db
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .eq("id", row.id)
    .eq("title", row.title)
    .throwOnError();
  return count === 1;
}

/**
 * Writes over the version of a post that the form began with. Where somebody has saved another one
 * since then, nothing is written, and the answer says which version is there now; "gone" where the
 * post has been deleted.
 */
export async function updatePost(
  db: Backend,
  id: string,
  submission: Submission,
): Promise<"saved" | "gone" | { updatedAt: string }> {
  const { data } = await db
    .from("blog_posts")
    .update(toRow(submission))
    .eq("id", id)
    .eq("updated_at", submission.values.updatedAt)
    .select("id")
    .throwOnError();
  if (data.length > 0) {
    await assignTopics(db, id, submission.values);
    return "saved";
  }
  const { data: other } = await db
    .from("blog_posts")
    .select("updated_at")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return other ? { updatedAt: other.updated_at } : "gone";
}

/** Whether a failure says that another post has the slug. */
export function isSlugTaken(error: unknown): boolean {
  return errorCode(error) === taken;
}
