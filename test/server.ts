import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./postgres.ts";

export const projectDir = resolve(import.meta.dirname, "..");

/** The built site as a process of its own, on a free port, in a data directory of its own. */
export type TestServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  stop(): Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  /** How it is started; by default the server itself, past the launcher. */
  command?: readonly [program: string, ...args: string[]];
  /** Kept at stop, for another start. */
  dataDir?: string;
};

/** Starts the built site and waits for its first page. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-"));
  const [program, ...args] = options.command ?? ["node", "server/main.ts"];
  const child = spawn(program, args, {
    cwd: projectDir,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: `${port}`,
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const server: TestServer = {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await untilItAnswers(server);
  return server;
}

async function untilItAnswers({ url, process: child, output }: TestServer): Promise<void> {
  const start = Date.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    if (await isListening(url)) return;
    if (Date.now() - start > 60_000) throw new Error(`The server does not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether anything answers at `url`. */
export async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}
