import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fetchBytes } from "../test/page-weight.ts";
import { freePort } from "../test/postgres.ts";

export type Nginx = {
  /** As Debian sets it up, without an access log. */
  url: string;
  /** With `open_file_cache` besides, which spares it looking for the file each time. */
  tunedUrl: string;
  stop(): Promise<void>;
};

const program = ["/usr/sbin/nginx", "nginx"].find(
  (name) => spawnSync(name, ["-v"]).error === undefined,
);

/**
 * nginx with one worker, serving the pages of a site as files: the very bytes the site sends, plain
 * and gzipped (`gzip_static`), with nothing of its own to do but hand them out. Undefined where
 * nginx is not installed.
 */
export async function startNginx(siteUrl: string, pages: string[]): Promise<Nginx | undefined> {
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  chmodSync(folder, 0o755);
  for (const page of pages) {
    const file = join(folder, "pages", page, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await fetchBytes(siteUrl + page, { "Accept-Encoding": "identity" }));
    writeFileSync(`${file}.gz`, await fetchBytes(siteUrl + page, { "Accept-Encoding": "gzip" }));
  }
  const ports = [await freePort(), await freePort()] as const;
  writeFileSync(join(folder, "nginx.conf"), settings(folder, ports));
  const child = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "ignore",
  });
  const [url, tunedUrl] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
  await untilItAnswers(url, child);
  return {
    url,
    tunedUrl,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(folder: string, [port, tunedPort]: readonly [number, number]): string {
  const served = `root ${folder}/pages; gzip_static on;
    location / { try_files $uri/index.html =404; }`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  default_type text/html;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; ${served} }
  server { listen 127.0.0.1:${tunedPort}; open_file_cache max=1000; ${served} }
}
`;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    const answers = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
