import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { createAuth } from "../backend/auth/auth.ts";
import type { AuthLimitSettings } from "../backend/auth/limit-settings.ts";
import { loadMail } from "../backend/auth/mail.ts";
import { boot } from "../backend/boot.ts";
import type { Database as OpenDatabase } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open.ts";
import { createFunctions } from "../backend/functions.ts";
import { signCall } from "../backend/gate/caller.ts";
import { createGate } from "../backend/gate/gate.ts";
import type { RestLimits } from "../backend/gate/rest-limits.ts";
import type { Keys } from "../backend/keys.ts";
import type { StorageFolders } from "../backend/storage/open-files.ts";
import type { S3Settings } from "../backend/storage/s3-files.ts";
import { createStorage } from "../backend/storage/storage.ts";
import type { Database } from "../supabase/database.types.ts";

export type Client = SupabaseClient<Database>;

/** The embedded Supabase project in this process: a real database behind the real gate. */
export type TestProject = {
  database: OpenDatabase;
  keys: Keys;
  dataDir: string;
  folders: StorageFolders;
  /** What the backend would log. */
  reports: string[];
  /** Sends a request as an outsider would. */
  fetch: (request: Request) => Promise<Response>;
  /** Lets the project answer on a port too, and returns its URL. Functions need that. */
  listen(): Promise<string>;
  /**
   * supabase-js as a visitor, as the owner of a token, or with the secret key; with an address as a
   * call that the site passes on.
   */
  client(options?: { token?: string; key?: string; address?: string }): Client;
  /** Makes an account and returns its id and a token for it. */
  createAccount(role: "user" | "admin", name?: { first: string; last: string }): Promise<Account>;
  signToken(userId: string, claims?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
};

export type Account = { id: string; token: string };

type Options = {
  databaseUrl?: string;
  seed?: "demo" | "none";
  limits?: Partial<RestLimits>;
  authLimits?: Partial<AuthLimitSettings>;
  uploadLimits?: Partial<RestLimits>;
  functionSettings?: Record<string, string>;
  s3?: S3Settings;
};

/** Opens a project in a folder of its own; with `databaseUrl` on PostgreSQL. */
export async function openTestProject(options: Options = {}): Promise<TestProject> {
  const dataDir = mkdtempSync(join(tmpdir(), "project-"));
  const database = await openDatabase(dataDir, options.databaseUrl);
  const projectDir = resolve(import.meta.dirname, "..");
  const siteUrl = "http://localhost:3000";
  const { app, keys, config, folders } = await boot(database, {
    projectDir,
    dataDir,
    siteUrl,
    seed: options.seed ?? "none",
    s3: options.s3,
  });
  const reports: string[] = [];
  const siteSecret = randomUUID();
  const limits = options.limits ?? { perMinute: 1_000_000, atOnce: 10_000 };
  let server: ReturnType<typeof serve> | undefined;
  let url = "";
  const report = (error: unknown) => reports.push(String(error));
  const gate = createGate({
    app,
    siteSecret,
    keys,
    auth: createAuth({
      database,
      keys,
      config: config.auth,
      siteUrl,
      mail: loadMail(projectDir, siteUrl),
      report,
      limits: options.authLimits,
    }),
    storage: createStorage({
      ...folders,
      database,
      keys,
      report,
      limits,
      uploadLimits: options.uploadLimits ?? limits,
    }),
    functions: createFunctions({
      directory: join(projectDir, "supabase", "functions"),
      config: config.functions,
      keys,
      settings: {
        SITE_URL: siteUrl,
        CONTACT_EMAIL: "info@musicdirector.example",
        BUSINESS_NAME: "Music Director",
        BUSINESS_ADDRESS: "1 Radio Row, Austin, TX 78701",
        ...options.functionSettings,
      },
      url: () => url,
      report,
      limits,
    }),
    report,
    limits,
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
    dataDir,
    folders,
    reports,
    fetch: gate,
    async listen() {
      if (url) return url;
      await new Promise<void>((listening) => {
        server = serve({ fetch: gate, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
          url = `http://127.0.0.1:${port}`;
          listening();
        });
      });
      return url;
    },
    signToken,
    client: ({ token, key = keys.publishableKey, address } = {}) =>
      createClient<Database>("http://backend.test", key, {
        auth: { persistSession: false, autoRefreshToken: false },
        accessToken: token === undefined ? undefined : async () => token,
        global: {
          fetch: (input, init) => {
            const request = new Request(input, init);
            if (address) signCall(request.headers, siteSecret, address, true);
            return gate(request);
          },
        },
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
      server?.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
