import { withPlainLineEnds } from "./content-rule.ts";

/** Everything the post form holds, as typed. */
export type PostValues = {
  /** Made with the form: sending a new post twice saves it once. */
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  featuredImage: string;
  content: string;
  status: string;
  /** Which version is edited, as the database says it; "" for a new post. */
  updatedAt: string;
  /** Ids of those chosen from the list. */
  categories: string[];
  tags: string[];
  /** Names of those that are to be made. */
  newCategories: string[];
  newTags: string[];
};

export function readPostForm(form: FormData): PostValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? withPlainLineEnds(value) : "";
  };
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const names = (name: string) => [...new Set(all(name).flatMap(splitNames))];
  return {
    id: text("id"),
    title: text("title"),
    slug: text("slug"),
    excerpt: text("excerpt"),
    featuredImage: text("featuredImage"),
    content: text("content"),
    status: text("status"),
    // Whoever chose to save over a newer version has seen that it is there.
    updatedAt: text("overwrite") || text("updatedAt"),
    categories: all("categories"),
    tags: all("tags"),
    newCategories: names("newCategories"),
    newTags: names("newTags"),
  };
}

/** Names are separated by commas; each is 100 characters at most. */
export function splitNames(typed: string): string[] {
  return typed
    .split(",")
    .map((name) => name.trim().replace(/\s+/g, " ").slice(0, 100))
    .filter(Boolean);
}
