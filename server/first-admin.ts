import { findAccount, grantAdmin, listAdminIds } from "./accounts.ts";
import type { ProjectClient } from "./project-client.ts";
import { derivePassword } from "./readable-password.ts";

type Options = {
  client: ProjectClient;
  /** Generated passwords come from it. */
  secretKey: string;
  email: string;
  /** Without it one is generated. */
  password?: string;
  print: (text: string) => void;
};

/**
 * Where nobody is an admin, makes the account of ADMIN_EMAIL one, and the account first where there is
 * none. An account that was there before keeps its password.
 *
 * A crash may come after any step, and another process may do the same at the same time: so the
 * generated password is derived, the same each time, and printed before the role is given.
 */
export async function ensureFirstAdmin(options: Options): Promise<void> {
  const { client, secretKey, email, password, print } = options;
  if ((await listAdminIds(client)).length > 0) return;
  const generated = derivePassword(secretKey, `first admin ${email.toLowerCase()}`);
  const { data, error } = await client.auth.admin.createUser({
    email,
    password: password ?? generated,
    email_confirm: true,
    app_metadata: { first_admin: true },
  });
  if (error && error.code !== "email_exists") throw error;
  const user = data.user ?? (await findAccount(client, email));
  if (!user) throw new Error(`The account of ${email} is neither there nor can it be made`);
  // Made by this function and never used: perhaps nobody has seen the password yet.
  const isNew = user.app_metadata.first_admin === true && !user.last_sign_in_at;
  print(isNew ? describe(email, password, generated) : `  ${email} is an admin now\n`);
  await grantAdmin(client, user.id);
}

function describe(email: string, password: string | undefined, generated: string): string {
  return password
    ? `  Sign in as ${email} with the password in ADMIN_PASSWORD\n`
    : `  Sign in as ${email} with the password ${generated}\n`;
}
