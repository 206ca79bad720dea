import { z } from "zod";
import { validationFailed } from "./auth-error.ts";
import type { Endpoint } from "./auth-service.ts";
import { requireUser } from "./signed-in.ts";

const scopeSchema = z.enum(["global", "local", "others"]);

/** POST /logout: ends every session of the user, this one, or all others. */
export const signOut: Endpoint = async (service, { request, parameters }) => {
  const { user, session } = await requireUser(service, request);
  const given = parameters.get("scope") || "global";
  const scope = scopeSchema.safeParse(given);
  if (!scope.success) throw validationFailed(`Unsupported logout scope ${JSON.stringify(given)}`);
  await service.database.query(
    `delete from auth.sessions
     where user_id = $1 and ($3::text = 'global' or ($3 = 'local') = (id = $2))`,
    [user.id, session.id, scope.data],
  );
  return new Response(null, { status: 204 });
};
