import { type FormSignals, formSignalsSchema, signalsHeader } from "./form-signals.ts";

/** What a function finds in its environment: the project's own names and its secrets. */
export type Environment = Record<string, string | undefined>;

export type Caller = {
  /** Whom the limits count. */
  address: string;
  /** What the site knows of the form; somebody who calls by themselves has none. */
  form?: FormSignals;
};

/** Who calls, by the key of the request; undefined where it is none of this project. */
export function identifyCaller({ headers }: Request, env: Environment): Caller | undefined {
  const key = headers.get("apikey") ?? "";
  if (key === "") return undefined;
  if (secretKeys(env).includes(key)) {
    const form = formSignalsSchema.safeParse(parse(headers.get(signalsHeader)));
    if (form.success) return { address: form.data.address, form: form.data };
    return { address: lastHop(headers) };
  }
  return publishableKeys(env).includes(key) ? { address: lastHop(headers) } : undefined;
}

/** A hosted project has a set of keys, by name, beside older single ones that may be switched off. */
export function secretKeys(env: Environment): string[] {
  return [...named(env.SUPABASE_SECRET_KEYS), env.SUPABASE_SERVICE_ROLE_KEY].filter(isKey);
}

function publishableKeys(env: Environment): string[] {
  return [...named(env.SUPABASE_PUBLISHABLE_KEYS), env.SUPABASE_ANON_KEY].filter(isKey);
}

function named(keys: string | undefined): unknown[] {
  return Object.values(parse(keys ?? null) ?? {});
}

function isKey(key: unknown): key is string {
  return typeof key === "string" && key !== "";
}

/** The hop that the project itself has seen; what stands before it anyone may have written. */
function lastHop(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}

function parse(json: string | null): object | null {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
