import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Last step of the build: puts a Brotli and a gzip twin beside every text file of the client. */
const folder = resolve(import.meta.dirname, "..", "build", "client");
const textFiles = new Set([".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!textFiles.has(extname(name))) continue;
  const path = join(folder, name);
  const body = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
