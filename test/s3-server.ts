import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { S3Settings } from "../backend/storage/s3-files.ts";
import { freePort } from "./postgres.ts";

const run = promisify(execFile);

/** An S3 server from npm that checks signatures. Only one test needs it, so it is fetched there. */
const program = "@20minutes/s3rver@5.0.0";

const script = `
  const S3rver = require("@20minutes/s3rver");
  const [port, directory] = process.argv.slice(1);
  const configureBuckets = [{ name: "images", configs: [] }];
  new S3rver({ port, directory, address: "127.0.0.1", silent: true, configureBuckets })
    .run()
    .then(() => console.log("ready"));`;

/** Starts an S3 server with one empty bucket, on loopback, in a folder of its own. */
export async function startS3Server(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "s3-"));
  await run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", program]);
  const port = await freePort();
  const server = spawn(process.execPath, ["-e", script, `${port}`, join(folder, "files")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "images",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
