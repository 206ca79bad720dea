import { describe, expect, test } from "vitest";
import { findSelectProblem } from "./select-guard.ts";

describe("a select is passed", () => {
  test.each([
    "*",
    "id,title,author:profiles(first_name,last_name),blog_categories(name,slug),blog_tags(name,slug)",
    "id,blog_categories!inner(slug)",
    "id,blog_categories!blog_post_categories(slug)",
    "id,profiles!blog_posts_author_id_fkey(first_name)",
    "id,...profiles(first_name)",
    "id::text,created:created_at::date",
  ])("%s", (select) => {
    expect(findSelectProblem("blog_posts", select, 1)).toBeUndefined();
  });
});

describe("a select is refused, because its answer could be huge", () => {
  test.each([
    ["profiles(blog_posts(*))", /deeper than 1/],
    ["blog_posts!blog_post_categories(*)", /itself/],
    ['"blog_posts"!blog_post_categories(*)', /itself/],
    ["again:blog_posts!blog_post_tags(*)", /itself/],
    ["...blog_posts!blog_post_tags(*)", /itself/],
    ["blog_posts !blog_post_tags (*)", /itself/],
    ["blog_posts_author_id_fkey(*)", /by its name/],
    [Array.from({ length: 6 }, (_, index) => `a${index}:content`).join(), /content more than 5/],
    [Array.from({ length: 6 }, (_, index) => `a${index}:content::text`).join(), /content more/],
    [Array.from({ length: 6 }, (_, index) => `a${index}:"content"`).join(), /more than 5/],
    [Array.from({ length: 6 }, (_, index) => `a${index}:blog_tags(id)`).join(), /more than 5/],
  ])("%s", (select, problem) => {
    expect(findSelectProblem("blog_posts", select, 1)).toMatch(problem);
  });
});

test("the site may embed three levels deep", () => {
  const select = "profiles(blog_tags(blog_categories(id)))";
  expect(findSelectProblem("blog_posts", select, 3)).toBeUndefined();
  expect(findSelectProblem("blog_posts", `profiles(${select})`, 3)).toMatch(/deeper than 3/);
});
