import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isListening, projectDir, startServer, type TestServer } from "../server.ts";

const npmStart = ["npm", "start", "--silent"] as const;

/** Waits until nothing answers any more; the fault of a left-over server is a time-out. */
async function untilItIsGone({ url }: TestServer): Promise<void> {
  while (await isListening(url)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("npm start serves the site, prints its address and ends with SIGTERM", async () => {
  const server = await startServer({ command: npmStart });
  expect(server.output()).toContain(`Music Director is on the air: ${server.url}`);
  expect((await fetch(server.url)).status).toBe(200);
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  await ended;
  await untilItIsGone(server);
  await server.stop();
});

test("Ctrl-C ends everything", async () => {
  const server = await startServer({ command: npmStart });
  const ended = once(server.process, "exit");
  process.kill(-(server.process.pid ?? 0), "SIGINT"); // what a terminal does: the whole group
  await ended;
  await untilItIsGone(server);
  await server.stop();
});

test("kill -9 of npm leaves nothing behind", async () => {
  const server = await startServer({ command: npmStart });
  const ended = once(server.process, "exit");
  server.process.kill("SIGKILL");
  await ended;
  await untilItIsGone(server);
  await server.stop();
});

test("a second server on the same data directory is refused in one line", async () => {
  const server = await startServer();
  const second = start({ DATA_DIR: server.dataDir });
  expect(second).toEqual({
    status: 1,
    lines: [
      `DATA_DIR: another process is using ${server.dataDir}; stop it or choose another directory`,
    ],
  });
  expect((await fetch(`${server.url}/blog`)).status).toBe(200);
  await server.stop();
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a whole number"],
  [{ SITE_URL: "example.com" }, "SITE_URL must be a URL that starts with http"],
  [{ SITE_TIME_ZONE: "Chicago" }, "SITE_TIME_ZONE must be a time zone like America/Chicago"],
  [{ SITE_URI: "https://example.com" }, "SITE_URI is not a setting of this site"],
  [{ SUPABASE_URL: "https://x.example" }, "SUPABASE_PUBLISHABLE_KEY is needed with SUPABASE_URL"],
])("the setting %j ends the start with one line that names it", (env, line) => {
  expect(start(env)).toEqual({ status: 1, lines: [line] });
});

function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync("node", ["server/main.ts"], {
    cwd: projectDir,
    env: { ...process.env, NODE_ENV: "production", ...env },
    encoding: "utf8",
    timeout: 20_000,
  });
  return { status, lines: `${stdout}${stderr}`.split("\n").filter(Boolean) };
}
