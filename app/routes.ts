import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL contract of the site. */
export default [
  index("marketing/home.tsx"),
  route("services", "marketing/services.tsx"),
  route("blog", "blog/blog-list.tsx"),
  route("blog/:slug", "blog/blog-post.tsx"),
  route("rss.xml", "blog/rss.ts"),
  route("sitemap.xml", "blog/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("*", "shell/not-found.tsx"),
] satisfies RouteConfig;
