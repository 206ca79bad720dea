import type { User } from "@supabase/supabase-js";
import type { ProjectClient } from "./project-client.ts";

const perPage = 200;

/** The account of an e-mail address. The auth API finds users by page only. */
export async function findAccount(client: ProjectClient, email: string): Promise<User | undefined> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage });
    if (error) throw error;
    const user = data.users.find((candidate) => candidate.email === email.toLowerCase());
    if (user || data.users.length < perPage) return user;
  }
}

/** Makes somebody an admin; says nothing where they are one. */
export async function grantAdmin(client: ProjectClient, userId: string): Promise<void> {
  const { error } = await client.from("user_roles").upsert({ user_id: userId, role: "admin" });
  if (error) throw new Error(error.message);
}

export async function listAdminIds(client: ProjectClient): Promise<string[]> {
  const { data, error } = await client
    .from("user_roles")
    .select("user_id")
    .eq("role", "admin")
    .order("user_id");
  if (error) throw new Error(error.message);
  return data.map((row) => row.user_id);
}
