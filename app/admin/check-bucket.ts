import type { RouterContextProvider } from "react-router";
import { getBackend } from "../session/backend.ts";
import { siteContext } from "../session/site-context.ts";
import { getVisitor } from "../session/visitor.ts";

/** Has the bucket of the blog's images made where it is missing. A failure is only logged. */
export async function checkBucket(context: Readonly<RouterContextProvider>): Promise<void> {
  if ((await getVisitor(context)).kind === "signed-out") return;
  const { storage, functions } = getBackend(context);
  try {
    const { data, error } = await storage.listBuckets({
      limit: 100,
      offset: 0,
      sortColumn: "name",
      sortOrder: "asc",
    });
    if (error) throw error;
    if (data.some(({ name }) => name === "blog_images")) return;
    const made = await functions.invoke("ensure-blog-images-bucket");
    if (made.error) throw made.error;
  } catch (error) {
    context.get(siteContext).report(error);
  }
}
