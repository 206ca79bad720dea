import type { PGlite } from "@electric-sql/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";

/**
 * Kysely dialect for PGlite that gives its one connection to one caller at a time.
 *
 * `@supabase/lite` 0.10.0 hands the connection to everyone at once, so the BEGIN, SET ROLE and SELECT
 * of parallel requests interleave and a visitor's query can run under another caller's role. Here a
 * transaction keeps the connection until it ends. It can go when parallel reads by two roles stay
 * apart without it: `serial-dialect.test.ts` says when.
 */
export function createSerialDialect(database: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SerialDriver(database),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class SerialDriver implements Driver {
  #connection: DatabaseConnection;
  #queue: Promise<void> = Promise.resolve();
  #leave: (() => void) | undefined;

  constructor(database: PGlite) {
    this.#connection = new PgliteQueries(database);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue;
    const turn = Promise.withResolvers<void>();
    this.#queue = turn.promise;
    await before;
    this.#leave = turn.resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#leave?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class PgliteQueries implements DatabaseConnection {
  #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#database.query<Row>(query.sql, [
      ...query.parameters,
    ]);
    return {
      rows,
      numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows),
    };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("PGlite does not stream");
  }
}
