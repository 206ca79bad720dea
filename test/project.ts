import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { boot } from "../backend/boot.ts";
import type { Database as OpenDatabase } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open.ts";
import { createGate } from "../backend/gate/gate.ts";
import type { RestLimits } from "../backend/gate/rest-limits.ts";
import type { Keys } from "../backend/keys.ts";
import { createPublicObjects } from "../backend/storage/public-objects.ts";
import type { Database } from "../supabase/database.types.ts";

export type Client = SupabaseClient<Database>;

/** The embedded Supabase project in this process: a real database behind the real gate. */
export type TestProject = {
  database: OpenDatabase;
  keys: Keys;
  /** What the backend would log. */
  reports: string[];
  /** Sends a request as an outsider would. */
  fetch: (request: Request) => Promise<Response>;
  /** supabase-js as a visitor, as the owner of a token, or with the secret key. */
  client(options?: { token?: string; key?: string }): Client;
  /** Makes an account and returns its id and a token for it. */
  createAccount(role: "user" | "admin", name?: { first: string; last: string }): Promise<Account>;
  signToken(userId: string, claims?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
};

export type Account = { id: string; token: string };

type Options = { databaseUrl?: string; seed?: "demo" | "none"; limits?: Partial<RestLimits> };

/** Opens a project in a folder of its own; with `databaseUrl` on PostgreSQL. */
export async function openTestProject(options: Options = {}): Promise<TestProject> {
  const dataDir = mkdtempSync(join(tmpdir(), "project-"));
  const database = await openDatabase(dataDir, options.databaseUrl);
  const { app, keys } = await boot(database, {
    projectDir: resolve(import.meta.dirname, ".."),
    dataDir,
    siteUrl: "http://localhost:3000",
    seed: options.seed ?? "none",
  });
  const reports: string[] = [];
  const gate = createGate({
    app,
    siteSecret: randomUUID(),
    jwtSecret: keys.jwtSecret,
    readPublicObject: createPublicObjects(join(dataDir, "storage")),
    report: (error) => reports.push(String(error)),
    limits: options.limits ?? { perMinute: 1_000_000, atOnce: 10_000 },
  });
  const signToken: TestProject["signToken"] = (userId, claims = {}) =>
    new SignJWT({ role: "authenticated", ...claims })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setSubject(userId)
      .setAudience("authenticated")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(keys.jwtSecret));

  return {
    database,
    keys,
    reports,
    fetch: gate,
    signToken,
    client: ({ token, key = keys.publishableKey } = {}) =>
      createClient<Database>("http://backend.test", key, {
        auth: { persistSession: false, autoRefreshToken: false },
        accessToken: token === undefined ? undefined : async () => token,
        global: { fetch: (input, init) => gate(new Request(input, init)) },
        db: { retry: false },
      }),
    async createAccount(role, name = { first: "Test", last: "Person" }) {
      const id = randomUUID();
      const metadata = { first_name: name.first, last_name: name.last };
      await database.query(
        `insert into auth.users (id, aud, role, email, raw_user_meta_data)
         values ($1, 'authenticated', 'authenticated', $2, $3::text::jsonb)`,
        [id, `${id}@example.com`, JSON.stringify(metadata)],
      );
      if (role === "admin") {
        await database.query("insert into public.user_roles values ($1, 'admin')", [id]);
      }
      return { id, token: await signToken(id) };
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
