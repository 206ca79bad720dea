import { resolve } from "node:path";
import { readKeysFile } from "../backend/keys.ts";
import { startBackend } from "../backend/start.ts";
import { findAccount, grantAdmin, listAdminIds } from "../server/accounts.ts";
import { type Config, readConfig } from "../server/config.ts";
import { createProjectClient, type ProjectClient } from "../server/project-client.ts";
import { makePassword } from "../server/readable-password.ts";

/** `npm run admin`: who may administer the site, and a new password for whoever lost theirs. */
const usage = "usage: npm run admin -- list | grant EMAIL | revoke EMAIL | reset-password EMAIL";
const projectDir = resolve(import.meta.dirname, "..");
const [command = "", email = ""] = process.argv.slice(2);

type Command = (client: ProjectClient, email: string) => Promise<void>;
const commands: Record<string, Command> = { list, grant, revoke, "reset-password": resetPassword };

const run = commands[command];
if (!run || Boolean(email) === (command === "list")) {
  console.error(usage);
  process.exit(2);
}
try {
  const { client, close } = await openProject(readConfig(process.env, projectDir));
  try {
    await run(client, email);
  } finally {
    await close();
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function list(client: ProjectClient): Promise<void> {
  for (const id of await listAdminIds(client)) {
    const { data, error } = await client.auth.admin.getUserById(id);
    if (error) throw error;
    console.log(data.user.email);
  }
}

async function grant(client: ProjectClient): Promise<void> {
  await grantAdmin(client, await requireAccount(client));
  console.log(`${email} is an admin`);
}

async function revoke(client: ProjectClient): Promise<void> {
  const id = await requireAccount(client);
  const { data, error } = await client
    .from("user_roles")
    .delete()
    .eq("user_id", id)
    .eq("role", "admin")
    .select();
  if (error) throw new Error(error.message);
  if (data.length === 0) throw new Error(`${email} is no admin`);
  console.log(`${email} is no longer an admin`);
}

/** The auth service ends all sessions of an account whose password an owner changes. */
async function resetPassword(client: ProjectClient): Promise<void> {
  const password = makePassword();
  const id = await requireAccount(client);
  const { error } = await client.auth.admin.updateUserById(id, { password, email_confirm: true });
  if (error) throw error;
  console.log(`The new password of ${email} is ${password}`);
}

async function requireAccount(client: ProjectClient): Promise<string> {
  const user = await findAccount(client, email);
  if (!user) throw new Error(`There is no account of ${email}; register it on the site first`);
  return user.id;
}

/** The project, wherever it is: hosted, started here for a moment, or inside the running site. */
async function openProject(config: Config) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY = "", DATA_DIR } = config;
  const close = async () => undefined;
  if (SUPABASE_URL)
    return { client: createProjectClient(SUPABASE_URL, SUPABASE_SECRET_KEY), close };
  try {
    const backend = await startBackend({
      projectDir,
      dataDir: DATA_DIR,
      databaseUrl: config.DATABASE_URL,
      siteUrl: config.SITE_URL,
      seed: config.SEED,
      report: () => undefined, // what goes wrong comes back as an error
    });
    return { client: createProjectClient(backend.url, backend.secretKey), close: backend.stop };
  } catch (error) {
    const isInUse = error instanceof Error && error.message.startsWith("DATA_DIR: another process");
    const keys = isInUse ? await readKeysFile(DATA_DIR) : undefined;
    if (!keys) throw error;
    return { client: createProjectClient(await runningSite(config), keys.secretKey), close };
  }
}

async function runningSite({ HOST, PORT, DATA_DIR }: Config): Promise<string> {
  const host = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[HOST] ?? HOST;
  const url = `http://${host}:${PORT}`;
  const answers = await fetch(`${url}/healthz`)
    .then(({ ok }) => ok)
    .catch(() => false);
  if (answers) return url;
  throw new Error(
    `The site that uses ${DATA_DIR} does not answer at ${url}; set PORT and HOST as for the site`,
  );
}
