-- Scheduler's Digest: posts, categories, tags, and the bucket of their images.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 255),
  slug text not null unique check (char_length(slug) between 1 and 255),
  excerpt text check (char_length(excerpt) <= 500),
  -- Text as typed; JSON objects and arrays as their JSON text.
  content text not null check (content <> ''),
  -- A URL, or the name of a file in the bucket blog_images.
  featured_image text check (char_length(featured_image) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  author_id uuid references public.profiles (id) on delete set null
);
create index blog_posts_published on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_created on public.blog_posts (created_at desc);
create index blog_posts_author on public.blog_posts (author_id);

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  slug text not null unique check (char_length(slug) between 1 and 100)
);

create table public.blog_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  slug text not null unique check (char_length(slug) between 1 and 100)
);

create table public.blog_post_categories (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  category_id uuid not null references public.blog_categories (id) on delete cascade,
  primary key (post_id, category_id)
);
create index blog_post_categories_category on public.blog_post_categories (category_id);

create table public.blog_post_tags (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  tag_id uuid not null references public.blog_tags (id) on delete cascade,
  primary key (post_id, tag_id)
);
create index blog_post_tags_tag on public.blog_post_tags (tag_id);

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger touch_updated_at before update on public.blog_posts
for each row execute function private.touch_updated_at();

alter table public.blog_posts enable row level security;
alter table public.blog_categories enable row level security;
alter table public.blog_tags enable row level security;
alter table public.blog_post_categories enable row level security;
alter table public.blog_post_tags enable row level security;

create policy "Published posts are public" on public.blog_posts
for select to anon, authenticated using (status = 'published');
create policy "Admins read all posts" on public.blog_posts
for select to authenticated using ((select private.is_admin()));
create policy "Admins create posts" on public.blog_posts
for insert to authenticated with check ((select private.is_admin()));
create policy "Admins edit posts" on public.blog_posts
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete posts" on public.blog_posts
for delete to authenticated using ((select private.is_admin()));

create policy "Authors of published posts are public" on public.profiles
for select to anon, authenticated
using (exists (
  select 1 from public.blog_posts where author_id = profiles.id and status = 'published'
));

create policy "Categories are public" on public.blog_categories
for select to anon, authenticated using (true);
create policy "Admins write categories" on public.blog_categories
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Tags are public" on public.blog_tags
for select to anon, authenticated using (true);
create policy "Admins write tags" on public.blog_tags
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

-- A link is as visible as its post, so that counts by category tell the truth to everyone.
create policy "Links of published posts are public" on public.blog_post_categories
for select to anon, authenticated
using (post_id in (select id from public.blog_posts where status = 'published'));
create policy "Admins write category links" on public.blog_post_categories
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Links of published posts are public" on public.blog_post_tags
for select to anon, authenticated
using (post_id in (select id from public.blog_posts where status = 'published'));
create policy "Admins write tag links" on public.blog_post_tags
for all to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog_images', 'blog_images', true, 5242880,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
)
on conflict (id) do nothing;

create policy "Admins read buckets" on storage.buckets
for select to authenticated using ((select private.is_admin()));
create policy "Admins read blog images" on storage.objects
for select to authenticated
using (bucket_id = 'blog_images' and (select private.is_admin()));
create policy "Admins upload blog images" on storage.objects
for insert to authenticated
with check (bucket_id = 'blog_images' and (select private.is_admin()));
create policy "Admins remove blog images" on storage.objects
for delete to authenticated
using (bucket_id = 'blog_images' and (select private.is_admin()));
