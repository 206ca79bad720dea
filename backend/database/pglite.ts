import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { CompiledQuery, Kysely } from "kysely";
import { keepByteOrderMarks } from "./byte-order-marks.ts";
import { type Database, type Query, toIsoTimestamp } from "./database.ts";
import { makeFilesDurable, startParams } from "./durable-files.ts";
import { createSerialDialect } from "./serial-dialect.ts";

const timestamptz = 1184;

/** Opens the PGlite database in `dataDir`. The directory must be locked by the caller. */
export async function openPglite(dataDir: string): Promise<Database> {
  keepByteOrderMarks();
  const connection = await createPgliteConnection({
    url: join(dataDir, "pglite"),
    pgliteOptions: {
      startParams,
      parsers: { [timestamptz]: toIsoTimestamp },
    },
  });
  const driver = connection.driver;
  await driver.waitReady;
  await makeFilesDurable(driver);
  const kysely = new Kysely<Record<string, never>>({ dialect: createSerialDialect(driver) });
  connection.kysely = kysely;

  return {
    engine: "pglite",
    connection,
    query: queryOf(kysely),
    transaction: (work) => kysely.transaction().execute((inside) => work(queryOf(inside))),
    runFile: (text) =>
      kysely.connection().execute(async () => {
        await driver.transaction(async (transaction) => {
          await transaction.exec(text);
        });
      }),
    alone: (work) => work(),
    backupExtension: "tar.gz",
    backUp: (path) =>
      kysely.connection().execute(async () => {
        const dump = await driver.dumpDataDir("gzip");
        await writeFile(`${path}.part`, Buffer.from(await dump.arrayBuffer()), {
          mode: 0o600,
          flush: true,
        });
        await rename(`${path}.part`, path);
      }),
    close: () => connection.close(),
  };
}

function queryOf(kysely: Kysely<Record<string, never>>): Query {
  return async <Row extends object>(text: string, parameters: unknown[] = []) => {
    const query = CompiledQuery.raw(text, parameters) as CompiledQuery<Row>;
    return (await kysely.executeQuery<Row>(query)).rows;
  };
}
