import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PostSummary } from "../posts/post.ts";
import { PostCard } from "../posts/post-card.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { EmptyList } from "./empty-list.tsx";

const post: PostSummary = {
  id: "1",
  title: "Clocks & <grids>",
  slug: "clocks-and-grids",
  excerpt: "What to put where.",
  featuredImage: null,
  publishedAt: "2025-05-01T23:30:00Z",
  author: "Ada Quill",
  categories: [{ id: "c", name: "Clocks", slug: "clocks" }],
};

function render(changes: Partial<PostSummary> = {}) {
  const Card = () => <PostCard post={{ ...post, ...changes }} />;
  const Stub = createRoutesStub([{ path: "/", Component: Card }]);
  return renderToStaticMarkup(<Stub />);
}

it("shows image, categories, title, excerpt, date, author and the way to the post", () => {
  const html = render();
  expect(html).toContain('src="/placeholder-cover.svg"');
  expect(html).toContain('<a class="badge" href="/blog?category=clocks">Clocks</a>');
  expect(html).toContain("Clocks &amp; &lt;grids&gt;</a></h2>");
  expect(html).toContain("What to put where.");
  expect(html).toContain('<time dateTime="2025-05-01T23:30:00Z">May 01, 2025</time>');
  expect(html).toContain("<span>Ada Quill</span>");
  expect(html).toMatch(/<a [^>]*href="\/blog\/clocks-and-grids">Read More/);
});

it("leaves out what a post doesn't have", () => {
  const html = render({ excerpt: null, author: "", publishedAt: "never", categories: [] });
  expect(html).not.toMatch(/undefined|null|<time|<ul|<span><\/span>|text-mute/);
});

it("encodes a slug that needs it", () => {
  expect(render({ slug: "a/b?c" })).toContain('href="/blog/a%2Fb%3Fc"');
});

it("says what an empty list means", () => {
  const all = renderToStaticMarkup(<EmptyList filtered={false} />);
  expect(all).toContain("No posts found");
  expect(all).toContain("Check back soon for new content!");
  const filtered = renderToStaticMarkup(<EmptyList filtered />);
  expect(filtered).toContain("No posts in this category yet.");
  expect(filtered).toMatch(/<a [^>]*href="\/blog">View all posts<\/a>/);
});

it("lists all posts and each category with its count, the chosen one marked", () => {
  const categories = [{ id: "c", name: "Clocks", slug: "clocks", count: 1 }];
  const html = renderToStaticMarkup(
    <CategoryMenu categories={categories} total={12} chosen="clocks" />,
  );
  const text = html.replaceAll(/<\/li>/g, "|").replaceAll(/<[^>]*>/g, "");
  expect(text).toBe("All Posts, 12 posts|Clocks, 1 post|");
  expect(html).toMatch(/href="\/blog\?category=clocks" aria-current="page"/);
  expect(html).toMatch(/href="\/blog">All Posts/);
});
