import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../backend/storage/s3-files.ts";
import { freePort } from "./postgres.ts";

/** @20minutes/s3rver, because it checks signatures. A process of its own keeps its files apart. */
const script = `
  const S3rver = require("@20minutes/s3rver");
  const [port, directory] = process.argv.slice(1);
  const configureBuckets = [{ name: "images", configs: [] }];
  new S3rver({ port, directory, address: "127.0.0.1", silent: true, configureBuckets })
    .run()
    .then(() => console.log("ready"));`;

export type S3Server = {
  settings: S3Settings;
  countFiles(): number;
  stop(): Promise<void>;
};

/** Starts an S3 server with one empty bucket, on loopback, in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), "s3-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["-e", script, `${port}`, join(folder, "files")], {
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
    countFiles: () =>
      readdirSync(join(folder, "files", "images")).filter((name) => name.endsWith("_object"))
        .length,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
