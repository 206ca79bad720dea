import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { boot } from "../backend/boot.ts";
import type { Database } from "../backend/database/database.ts";
import { openDatabase } from "../backend/database/open.ts";

const projectDir = resolve(import.meta.dirname, "..");
const target = join(projectDir, "supabase", "database.types.ts");

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
};
type ForeignKey = {
  name: string;
  table: string;
  column: string;
  otherTable: string;
  otherColumn: string;
  isOneToOne: boolean;
};

type Procedure = {
  name: string;
  /** Names of its arguments; the last `defaults` of them may be left out. */
  names: string[];
  types: string[];
  defaults: number;
  result: string;
  isSet: boolean;
};

/** The `Database` type of supabase-js for the schema public, in the form the Supabase CLI writes. */
export async function buildDatabaseTypes(database: Database): Promise<string> {
  const columns = await database.query<Column>(columnsQuery);
  const keys = await database.query<ForeignKey>(keysQuery);
  const procedures = await database.query<Procedure>(proceduresQuery);
  const tables = [...new Set(columns.map((column) => column.table))];
  const body = tables.map((table) =>
    tableType(
      table,
      columns.filter((column) => column.table === table),
      keys.filter((key) => key.table === table),
    ),
  );
  return `// Made from the migrations by \`npm run types\`; do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${body.join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: ${functionsType(procedures, tables)};
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function tableType(table: string, columns: Column[], keys: ForeignKey[]): string {
  const field = (column: Column, optional: boolean) =>
    `          ${column.name}${optional ? "?" : ""}: ${typeOf(column)};`;
  return `      ${table}: {
        Row: {
${columns.map((column) => field(column, false)).join("\n")}
        };
        Insert: {
${columns.map((column) => field(column, column.optional)).join("\n")}
        };
        Update: {
${columns.map((column) => field(column, true)).join("\n")}
        };
        Relationships: [${keys.map(relationship).join("")}];
      };`;
}

function relationship(key: ForeignKey): string {
  return `
          {
            foreignKeyName: "${key.name}";
            columns: ["${key.column}"];
            isOneToOne: ${key.isOneToOne};
            referencedRelation: "${key.otherTable}";
            referencedColumns: ["${key.otherColumn}"];
          },`;
}

function functionsType(procedures: Procedure[], tables: string[]): string {
  if (procedures.length === 0) return "{ [_ in never]: never }";
  const lines = procedures.map(({ name, names, types, defaults, result, isSet }) => {
    const args = names.map((arg, index) => {
      const isOptional = index >= names.length - defaults;
      return `${arg}${isOptional ? "?" : ""}: ${scalarType(types[index] ?? "")}`;
    });
    const returns = tables.includes(result)
      ? `Database["public"]["Tables"]["${result}"]["Row"]`
      : scalarType(result);
    return `      ${name}: {
        Args: ${args.length > 0 ? `{ ${args.join("; ")} }` : "never"};
        Returns: ${returns}${isSet ? "[]" : ""};
      };`;
  });
  return `{\n${lines.join("\n")}\n    }`;
}

function typeOf({ type, nullable }: Column): string {
  return scalarType(type) + (nullable ? " | null" : "");
}

function scalarType(type: string): string {
  const known: Record<string, string> = {
    boolean: "boolean",
    integer: "number",
    jsonb: "Json",
    void: "undefined",
  };
  return known[type] ?? "string";
}

const columnsQuery = `
  select table_name as "table", column_name as name, data_type as type,
    is_nullable = 'YES' as nullable,
    is_nullable = 'YES' or column_default is not null or is_generated = 'ALWAYS' as optional
  from information_schema.columns where table_schema = 'public'
  order by table_name, column_name`;

/** What `/rest/v1/rpc` offers: the functions of the schema public that no trigger calls. */
const proceduresQuery = `
  select p.proname as name,
    to_jsonb(coalesce(p.proargnames[1 : p.pronargs], '{}')) as names,
    to_jsonb(array(
      select format_type(t, null) from unnest(p.proargtypes) with ordinality a (t, i) order by i
    )) as types,
    p.pronargdefaults::int as defaults,
    case t.typtype when 'c' then t.typname else format_type(t.oid, null) end as result,
    p.proretset as "isSet"
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger'
    and not exists (
      select 1 from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    )
  order by p.proname`;

const keysQuery = `
  select c.conname as name, t.relname as "table", a.attname as "column",
    o.relname as "otherTable", oa.attname as "otherColumn",
    exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and i.indisunique and i.indnatts = 1 and i.indkey[0] = c.conkey[1]
    ) as "isOneToOne"
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid
  join pg_class o on o.oid = c.confrelid
  join pg_namespace n on n.oid = t.relnamespace
  join pg_namespace m on m.oid = o.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  join pg_attribute oa on oa.attrelid = o.oid and oa.attnum = c.confkey[1]
  where c.contype = 'f' and n.nspname = 'public' and m.nspname = 'public'
  order by c.conname`;

if (process.argv[1] === import.meta.filename) {
  const dataDir = mkdtempSync(join(tmpdir(), "database-types-"));
  const database = await openDatabase(dataDir);
  await boot(database, { projectDir, dataDir, siteUrl: "http://localhost", seed: "none" });
  writeFileSync(target, await buildDatabaseTypes(database));
  await database.close();
  rmSync(dataDir, { recursive: true });
  process.exit(0);
}
