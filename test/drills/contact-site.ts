import { fork } from "node:child_process";
import { once } from "node:events";
import { createProjectClient, type ProjectClient } from "../../server/project-client.ts";

type Options = { port: number; dataDir: string; smtpUrl: string; databaseUrl?: string | undefined };

/** The site as a process that can be killed and started again, on the same port. */
export type DrillSite = {
  client(): ProjectClient;
  /** What its processes have printed. */
  output(): string;
  /** kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

export async function startDrillSite(options: Options): Promise<DrillSite> {
  let child = run(options);
  let output = "";
  let client = await listen();
  return { client: () => client, output: () => output, kill, start };

  async function start(): Promise<void> {
    child = run(options);
    client = await listen();
  }

  async function listen(): Promise<ProjectClient> {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    const [ready] = (await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => Promise.reject(new Error(`It did not start:\n${output}`))),
    ])) as [{ url: string; secretKey: string }];
    return createProjectClient(ready.url, ready.secretKey);
  }

  async function kill(): Promise<void> {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

function run({ port, dataDir, smtpUrl, databaseUrl }: Options) {
  return fork(new URL("./contact-process.ts", import.meta.url), {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}
