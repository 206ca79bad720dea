import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { lockDirectory } from "./database/directory-lock.ts";
import { signCall } from "./gate/caller.ts";
import { superviseWorker, type WorkerStatus } from "./supervise-worker.ts";
import type { WorkerOptions } from "./worker-messages.ts";

// Optimizing the database's WebAssembly competes with its start for the same cores. A larger budget
// puts it off until functions are really hot, which brings the first page a fifth of a second sooner.
setFlagsFromString("--wasm-tiering-budget=100000000");

export type BackendOptions = Omit<WorkerOptions, "port" | "siteSecret"> & {
  report: (message: string) => void;
  /** Told when the worker thread is on its way, and this thread has time for other things. */
  onLaunch?: () => void;
};

export type Backend = {
  /** The Supabase URL: http on loopback, the same as long as this process lives. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Adds to a call of the site what makes the backend believe the visitor's address. */
  signOwnCall(headers: Headers, address: string): void;
  /** The same for an outsider's call that the site passes on: it stays inside the outsiders' limits. */
  signForwardedCall(headers: Headers, address: string): void;
  status(): WorkerStatus;
  stop(): Promise<void>;
};

/**
 * Starts the embedded Supabase project in a worker thread and keeps it alive.
 *
 * @throws when the data directory is in use, or the database can't be opened or migrated
 */
export async function startBackend({
  report,
  onLaunch,
  ...options
}: BackendOptions): Promise<Backend> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  let backUp: (() => Promise<string>) | undefined;
  const unlock = options.databaseUrl
    ? undefined
    : await lockDirectory(options.dataDir, (word) => answerOwner(word, backUp));
  const siteSecret = randomBytes(32).toString("base64url");
  try {
    const launching = superviseWorker({ ...options, siteSecret, port: 0 }, report);
    onLaunch?.();
    const worker = await launching;
    backUp = worker.backUp;
    return {
      url: `http://127.0.0.1:${worker.port}`,
      publishableKey: worker.publishableKey,
      secretKey: worker.secretKey,
      signOwnCall: (headers, address) => signCall(headers, siteSecret, address, false),
      signForwardedCall: (headers, address) => signCall(headers, siteSecret, address, true),
      status: worker.status,
      async stop() {
        await worker.stop();
        await unlock?.();
      },
    };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

/** What the owner of the data directory can ask of the process that uses it. */
async function answerOwner(word: string, backUp?: () => Promise<string>): Promise<string> {
  if (word !== "back up") return JSON.stringify({ error: `There is no answer to ${word}` });
  if (!backUp) return JSON.stringify({ error: "The site is just starting; try again" });
  return backUp().then(
    (path) => JSON.stringify({ path }),
    (error: Error) => JSON.stringify({ error: error.message }),
  );
}
