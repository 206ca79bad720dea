-- People: who may do what.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100)
);

-- One row per user at most; no row means the role "user".
create table public.user_roles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role text not null check (role in ('admin', 'user'))
);
create index user_roles_admins on public.user_roles (user_id) where role = 'admin';

-- Security definer, because user_roles' own policies ask it. A ban counts at once, although the
-- banned admin's access token lives on for a while.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from public.user_roles
    join auth.users on users.id = user_roles.user_id
    where user_roles.user_id = auth.uid()
      and user_roles.role = 'admin'
      and coalesce(users.banned_until, '-infinity') <= now()
      and users.deleted_at is null
  );
$$;
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- A new registration creates its profile, and repeating an unconfirmed one renews it. Names come from
-- sign-up metadata; nothing else does.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    left(coalesce(new.raw_user_meta_data ->> 'first_name', ''), 100),
    left(coalesce(new.raw_user_meta_data ->> 'last_name', ''), 100)
  )
  on conflict (id) do update
  set first_name = excluded.first_name, last_name = excluded.last_name;
  return new;
end $$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();
create trigger renew_profile after update of raw_user_meta_data on auth.users
for each row when (old.email_confirmed_at is null) execute function private.create_profile();

-- The last admin can't be removed, whichever way: direct writes, cascades of deleted accounts, truncate.
-- The lock makes parallel removals wait for each other, so that each sees what the other left.
create function private.lock_admins() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(20261120);
  return null;
end $$;

create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from old_rows where role = 'admin')
    and not exists (select 1 from public.user_roles where role = 'admin')
  then
    raise exception 'The last admin can''t be removed' using errcode = '23514';
  end if;
  return null;
end $$;

create function private.refuse_truncate() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The last admin can''t be removed' using errcode = '23514';
end $$;

create trigger lock_admins before update or delete on public.user_roles
for each statement execute function private.lock_admins();
create trigger keep_one_admin_on_update after update on public.user_roles
referencing old table as old_rows
for each statement execute function private.keep_one_admin();
create trigger keep_one_admin_on_delete after delete on public.user_roles
referencing old table as old_rows
for each statement execute function private.keep_one_admin();
create trigger refuse_truncate before truncate on public.user_roles
for each statement execute function private.refuse_truncate();

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

create policy "Everybody reads their own role" on public.user_roles
for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read all roles" on public.user_roles
for select to authenticated using ((select private.is_admin()));
create policy "Admins give roles" on public.user_roles
for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change roles" on public.user_roles
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins take roles" on public.user_roles
for delete to authenticated using ((select private.is_admin()));

create policy "Everybody reads their own profile" on public.profiles
for select to authenticated using (id = (select auth.uid()));
create policy "Admins read all profiles" on public.profiles
for select to authenticated using ((select private.is_admin()));
