import { data } from "react-router";
import { categoryPath } from "../posts/badges.tsx";
import { PostCard } from "../posts/post-card.tsx";
import type { RouteHandle } from "../root.tsx";
import { pageMeta } from "../seo/metadata.ts";
import { getBackend } from "../session/backend.ts";
import { BackendUnavailable, visitorMessage } from "../session/backend-error.ts";
import { siteContext } from "../session/site-context.ts";
import { useVisitor } from "../session/use-site.ts";
import type { ToastMessage } from "../ui/toast.tsx";
import type { Route } from "./+types/blog-list";
import { CategoryMenu } from "./category-menu.tsx";
import { digest, loadDigest } from "./digest.ts";
import { EmptyList } from "./empty-list.tsx";

export const handle: RouteHandle = { static: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const category = chosenCategory(url);
  try {
    const list = await loadDigest(getBackend(context), category);
    const isKnown = !category || list.categories.some(({ slug }) => slug === category);
    // Made-up categories are endless: no cache keeps their pages.
    const headers: HeadersInit = isKnown ? {} : { "Cache-Control": "no-store" };
    return data({ ...list, category, toast: null }, { headers });
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) context.get(siteContext).report(error);
    const toast: ToastMessage = {
      title: "Error fetching posts",
      description: visitorMessage(error),
      variant: "destructive",
    };
    return data({ posts: null, categories: [], total: 0, category, toast }, { status: 503 });
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const chosen = loaderData?.categories.find(({ slug }) => slug === loaderData.category);
  return pageMeta(
    {
      title: chosen ? `${chosen.name} | ${digest.title}` : digest.title,
      description: chosen ? `${chosen.name}: ${digest.tagline}` : digest.tagline,
      path: chosen ? categoryPath(chosen.slug) : "/blog",
      noindex: loaderData?.category !== undefined && !chosen,
      breadcrumbs: [
        { name: "Home", path: "/" },
        { name: "Blog", path: "/blog" },
      ],
      schema: { "@type": "Blog" },
    },
    matches[0].loaderData.site,
  );
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { posts, categories, total, category } = loaderData;
  const isAdmin = useVisitor()?.role === "admin";
  return (
    <>
      <header className="page grid gap-5 pt-14 pb-12 lg:pt-20">
        <h1 className="h1">{digest.title}</h1>
        <p className="lead">{digest.tagline}</p>
        {isAdmin ? (
          <p>
            <a className="button button-quiet" href="/admin/blog">
              Manage Blog
            </a>
          </p>
        ) : null}
      </header>
      <div className="page grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_15rem]">
        <div className="log-rule min-w-0">
          {posts?.map((post, index) => (
            <PostCard key={post.id} post={post} lead={index === 0} />
          ))}
          {posts?.length === 0 ? <EmptyList filtered={category !== undefined} /> : null}
          {posts === null ? <p className="py-10">The posts can't be shown right now.</p> : null}
        </div>
        {posts ? <CategoryMenu categories={categories} total={total} chosen={category} /> : null}
      </div>
    </>
  );
}

/** The slug asked for; "" (which no category has) where it is asked for in an odd way. */
function chosenCategory({ searchParams }: URL): string | undefined {
  const [first, ...more] = searchParams.getAll("category");
  return more.length > 0 ? "" : first || undefined;
}
