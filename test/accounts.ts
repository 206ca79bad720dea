import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readKeysFile } from "../backend/keys.ts";
import type { Database } from "../supabase/database.types.ts";
import { startServer, type TestServer } from "./server.ts";

export type Account = { id: string; email: string; password: string };

/** A running site with what tests of accounts need around it. */
export type AccountSite = TestServer & {
  /** supabase-js with the secret key. */
  admin: SupabaseClient<Database>;
  /** supabase-js as anybody has it. */
  visitor: SupabaseClient<Database>;
  /** The link in the newest mail to an address. */
  mailedLink(email: string): Promise<string>;
  countMails(email: string): Promise<number>;
  /** A confirmed account whose names are Ada Quill. */
  createAccount(role?: "user" | "admin"): Promise<Account>;
  setRole(id: string, role: "user" | "admin"): Promise<void>;
};

/** An address nobody has used yet. */
export function newEmail(): string {
  return `ada.${randomUUID().slice(0, 8)}@example.com`;
}

export const goodPassword = "sunny-river-42";

/** Starts a site. It believes X-Forwarded-For, so that tests don't share one visitor's limits. */
export async function startAccountSite(env: Record<string, string> = {}): Promise<AccountSite> {
  const server = await startServer({ env: { TRUST_PROXY: "1", ...env } });
  const keys = await readKeysFile(server.dataDir);
  if (!keys) throw new Error("The server has made no keys");
  const client = (key: string) =>
    createClient<Database>(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { "X-Forwarded-For": anyAddress() } },
    });
  const admin = client(keys.secretKey);

  async function mailsTo(email: string): Promise<string[]> {
    const { data } = await admin
      .from("mail_outbox")
      .select("text_body")
      .eq("recipient", email)
      .order("created_at")
      .throwOnError();
    return data.map((mail) => mail.text_body);
  }

  async function mailedLink(email: string): Promise<string> {
    const link = /https?:\/\/\S+token_hash=\S+/.exec((await mailsTo(email)).at(-1) ?? "")?.[0];
    if (!link) throw new Error(`There is no link in the last mail to ${email}`);
    return link;
  }

  async function setRole(id: string, role: "user" | "admin"): Promise<void> {
    await admin.from("user_roles").upsert({ user_id: id, role }).throwOnError();
  }

  return {
    ...server,
    admin,
    visitor: client(keys.publishableKey),
    mailedLink,
    countMails: async (email) => (await mailsTo(email)).length,
    setRole,
    async createAccount(role = "user") {
      const { auth } = client(keys.publishableKey);
      const account = { email: newEmail(), password: goodPassword };
      const data = { first_name: "Ada", last_name: "Quill" };
      const signUp = await auth.signUp({ ...account, options: { data } });
      if (signUp.error) throw signUp.error;
      const hash = new URL(await mailedLink(account.email)).searchParams.get("token_hash") ?? "";
      const verified = await auth.verifyOtp({ type: "email", token_hash: hash });
      if (verified.error) throw verified.error;
      const id = verified.data.user?.id ?? "";
      if (role === "admin") await setRole(id, role);
      return { id, ...account };
    },
  };
}

/** An address nobody else comes from. */
export function anyAddress(): string {
  return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
}
