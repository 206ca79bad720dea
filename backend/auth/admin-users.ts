import { z } from "zod";
import { changeUser, userAttributes } from "./admin-user-changes.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import type { AuthService } from "./auth-service.ts";
import { insertUser } from "./new-users.ts";
import { parseBody, readJson } from "./request-body.ts";
import { findUser, presentUser, type User, userAsJson } from "./users.ts";

const root = "/auth/v1/admin/users";
const newUser = userAttributes.required({ email: true });
const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * /admin/users, as GoTrue documents it, for the holder of the secret key.
 *
 * @param isOwner whether the caller has shown the secret key
 */
export async function handleAdminUsers(
  service: AuthService,
  request: Request,
  isOwner: boolean,
): Promise<Response> {
  if (!isOwner) throw new AuthError(403, "not_admin", "User not allowed");
  const url = new URL(request.url);
  const id = url.pathname.slice(root.length + 1);
  if (!id) {
    if (request.method === "GET") return listUsers(service, url);
    if (request.method === "POST") return answer(await createUser(service, request));
  } else {
    if (!z.guid().safeParse(id).success) {
      throw new AuthError(404, "validation_failed", "user_id must be an UUID");
    }
    if (request.method === "GET") return answer(await requireUser(service, id));
    if (request.method === "PUT") return answer(await updateUser(service, request, id));
    if (request.method === "DELETE") return deleteUser(service, request, id);
  }
  throw new AuthError(405, "bad_method", "Method not allowed");
}

async function listUsers({ database }: AuthService, url: URL): Promise<Response> {
  const page = pageNumber(url, "page", 1);
  const perPage = pageNumber(url, "per_page", 50);
  const [row] = await database.query<{ users: User[]; total: number }>(
    `select (select count(*)::int from auth.users) as total,
       coalesce(jsonb_agg(user_json order by created_at desc, id), '[]') as users
     from (
       select ${userAsJson} as user_json, u.created_at, u.id from auth.users u
       order by u.created_at desc, u.id limit $1 offset $2
     ) page`,
    [perPage, (page - 1) * perPage],
  );
  const { users = [], total = 0 } = row ?? {};
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `<${url.pathname}?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = page < last ? [link(page + 1, "next"), link(last, "last")] : [link(last, "last")];
  const body = { users: users.map(present), aud: "authenticated" };
  return Response.json(body, {
    headers: {
      "Cache-Control": "no-store",
      Link: links.join(", "),
      "X-Total-Count": String(total),
    },
  });
}

async function createUser(service: AuthService, request: Request): Promise<User> {
  const attributes = parseBody(newUser, await readJson(request));
  const { email, user_metadata: data } = attributes;
  if (!email) throw validationFailed("Cannot create a user without either an email or phone");
  const change = await changeUser(service, attributes);
  const id = await service.database.transaction(async (query) => {
    const made = await insertUser(query, { email, passwordHash: "", data: data ?? {} });
    if (made) await change(query, made);
    return made;
  });
  if (!id) throw emailExists();
  return requireUser(service, id);
}

async function updateUser(service: AuthService, request: Request, id: string): Promise<User> {
  const attributes = parseBody(userAttributes, await readJson(request));
  const { email } = await requireUser(service, id);
  if (attributes.email && attributes.email !== email) {
    throw validationFailed("Email change is not available");
  }
  const change = await changeUser(service, attributes);
  await service.database.transaction((query) => change(query, id));
  return requireUser(service, id);
}

async function deleteUser(service: AuthService, request: Request, id: string): Promise<Response> {
  const body = request.body ? parseBody(deletion, await readJson(request)) : {};
  if (body.should_soft_delete) throw validationFailed("Soft deletion is not available");
  await requireUser(service, id);
  try {
    await service.database.query("delete from auth.users where id = $1", [id]);
  } catch (error) {
    const isLast = error instanceof Error && error.message.includes("The last admin");
    if (!isLast) throw error;
    throw new AuthError(500, "unexpected_failure", "Database error deleting user");
  }
  return Response.json({}, { headers: { "Cache-Control": "no-store" } });
}

async function requireUser({ database }: AuthService, id: string): Promise<User> {
  const user = await findUser(database.query, { id });
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

function answer(user: User): Response {
  return Response.json(present(user), { headers: { "Cache-Control": "no-store" } });
}

function present(user: User) {
  const { banned_until } = user;
  return { ...presentUser(user), ...(banned_until !== null && { banned_until }) };
}

function emailExists(): AuthError {
  const text = "A user with this email address has already been registered";
  return new AuthError(422, "email_exists", text);
}

function pageNumber(url: URL, name: string, standard: number): number {
  const given = url.searchParams.get(name) || String(standard);
  const number = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (number < 1 || (name === "per_page" && number > 1000)) {
    throw validationFailed(`Bad Pagination Parameters: ${name}`);
  }
  return number;
}
