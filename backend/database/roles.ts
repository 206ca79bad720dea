import type { Database } from "./database.ts";

/** The roles every Supabase project has. Policies name them, so they come before the migrations. */
export async function createApiRoles(database: Database): Promise<void> {
  await database.runFile(`
    do $$
    declare
      name text;
    begin
      foreach name in array array['anon', 'authenticated', 'service_role'] loop
        -- Roles belong to the whole cluster, where another database's start may be faster.
        begin
          if not exists (select 1 from pg_roles where rolname = name) then
            execute format('create role %I nologin noinherit %s', name,
              case name when 'service_role' then 'bypassrls' else '' end);
          end if;
        exception when duplicate_object or unique_violation then
          null;
        end;
        if not pg_has_role(current_user, name, 'member') then
          execute format('grant %I to current_user', name);
        end if;
      end loop;
    end $$;
    create schema if not exists extensions;
  `);
}
