import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL contract of the site. */
export default [
  index("marketing/home.tsx"),
  route("services", "marketing/services.tsx"),
  route("about", "marketing/about.tsx"),
  route("contact", "contact/contact.tsx"),
  route("tools", "tools/tools.tsx"),
  route("blog", "blog/blog-list.tsx"),
  route("blog/:slug", "blog/blog-post.tsx"),
  route("privacy", "legal/privacy.tsx"),
  route("terms", "legal/terms.tsx"),
  route("cookies", "legal/cookies.tsx"),
  route("auth/login", "account/login.tsx"),
  route("auth/register", "account/register.tsx"),
  route("auth/register-success", "account/register-success.tsx"),
  route("auth/confirm", "account/confirm.tsx"),
  route("auth/forgot-password", "account/forgot-password.tsx"),
  route("auth/reset-password", "account/reset-password.tsx"),
  route("auth/sign-out", "account/sign-out.ts"),
  route("auth/keep-alive", "account/keep-alive.ts"),
  layout("admin/layout.tsx", [
    route("admin/dashboard", "admin/dashboard.tsx"),
    route("admin/blog", "admin/blog/home.tsx"),
    route("admin/blog/posts", "admin/blog/posts.tsx"),
    // Categories and tags are planned; the page says so, or that there is nothing at the address.
    route("admin/blog/*", "admin/blog/placeholder.tsx"),
  ]),
  layout("admin/blog/editor.tsx", [
    route("admin/blog/create", "admin/blog/create.tsx"),
    route("admin/blog/edit/:id", "admin/blog/edit.tsx"),
    route("admin/images", "admin/blog/images.ts"),
  ]),
  route("rss.xml", "blog/rss.ts"),
  route("sitemap.xml", "blog/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("*", "shell/not-found.tsx"),
] satisfies RouteConfig;
