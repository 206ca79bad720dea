import { z } from "../../forms/texts.ts";
import { isReadable, isStorable, withPlainLineEnds } from "./content-rule.ts";

/** The longest texts of a post, in characters as people count them. */
export const longest = { title: 255, slug: 255, excerpt: 500 } as const;

export function countCharacters(text: string): number {
  return [...text].length;
}

const unstorable = (label: string) => `${label} contains characters that can't be stored`;

const text = (label: string, limit: number) => [
  z.refine<string>((value) => countCharacters(value) <= limit, `${label} is too long`),
  z.refine<string>(isStorable, unstorable(label)),
];

const line = (label: string, limit: number) =>
  z
    .string(`${label} is required`)
    .check(z.trim(), z.minLength(1, `${label} is required`), ...text(label, limit));

/** What the post form holds, apart from its topics. */
export const postSchema = z.object({
  title: line("Title", longest.title),
  slug: line("Slug", longest.slug).check(
    // No address can end in these: browsers resolve dots, and pages refuse control characters.
    z.refine((slug) => slug !== "." && slug !== ".." && !/\p{Cc}/u.test(slug), {
      error: "Slug can't be used in an address",
    }),
  ),
  excerpt: z.string().check(z.overwrite(withPlainLineEnds), ...text("Excerpt", longest.excerpt)),
  featuredImage: z.string().check(...text("Featured image", 2000)),
  content: z
    .string("Content is required")
    .check(
      z.overwrite(withPlainLineEnds),
      z.minLength(1, "Content is required"),
      z.refine<string>(isStorable, unstorable("Content")),
      z.refine(isReadable, "Content is nested too deeply"),
    ),
  status: z.enum(["draft", "published"]),
});

export type PostInput = z.output<typeof postSchema>;
