import type { Backend } from "../session/backend.ts";
import { readAll } from "../session/read-all.ts";

export type Person = {
  id: string;
  firstName: string;
  lastName: string;
  role: "user" | "admin";
};

/** The figures of the overview, counted exactly, side by side, and the messages nobody has read. */
export async function countPeople(db: Backend) {
  const [profiles, admins, messages] = await Promise.all([
    db.from("profiles").select("id", { count: "exact", head: true }).throwOnError(),
    db
      .from("user_roles")
      .select("user_id", { count: "exact", head: true })
      .eq("role", "admin")
      .throwOnError(),
    db
      .from("contact_messages")
      .select("id", { count: "exact", head: true })
      .is("read_at", null)
      .eq("is_spam", false)
      .throwOnError(),
  ]);
  return {
    totalUsers: profiles.count ?? 0,
    adminUsers: admins.count ?? 0,
    newMessages: messages.count ?? 0,
  };
}

type Row = {
  id: string;
  first_name: string;
  last_name: string;
  user_roles: { role: string } | null;
};

/** Everybody with an account, by name. Without a row of their own, people have the role "user". */
export async function listPeople(db: Backend): Promise<Person[]> {
  const rows = await readAll<Row>((from, to) =>
    db
      .from("profiles")
      .select("id, first_name, last_name, user_roles(role)", { count: "exact" })
      .order("last_name")
      .order("first_name")
      .order("id")
      .range(from, to)
      .throwOnError(),
  );
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.user_roles?.role === "admin" ? "admin" : "user",
  }));
}

/** Those whose names hold every word of a search. */
export function findPeople(people: Person[], search: string): Person[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ firstName, lastName }) => {
    const name = `${firstName} ${lastName}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

/** Gives somebody a role in one step. The last admin can't lose theirs. */
export async function giveRole(db: Backend, id: string, role: string): Promise<void> {
  await db.rpc("set_user_role", { target: id, new_role: role }).throwOnError();
}
