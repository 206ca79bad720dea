-- What admins do in one step.

-- Whatever role somebody had, this is the only one they have then. One statement, so that it can't
-- stop half way; and because the policies judge it as of its beginning, admins can give up their own
-- role. It acts as its caller: the policies decide who may, the triggers whether an admin is left.
create function public.set_user_role(target uuid, new_role text) returns void
language sql set search_path = '' as $$
  insert into public.user_roles (user_id, role) values (target, new_role)
  on conflict (user_id) do update set role = excluded.role;
$$;

revoke all on function public.set_user_role(uuid, text) from public, anon;
grant execute on function public.set_user_role(uuid, text) to authenticated, service_role;
