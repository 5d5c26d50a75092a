import { type Client, escapeIdentifier } from "pg";
import type { AppliedMigration, BackedUpSequence, BackedUpTable } from "./backup-format";

type Shape = Omit<BackedUpTable, "rows">;

export const quoteTable = (name: string): string => `public.${escapeIdentifier(name)}`;

/** The product's tables with the columns that are written; what extensions bring and what is generated is left out. */
export async function listTables(client: Client): Promise<Shape[]> {
  const { rows } = await client.query<Shape>(`
    select c.relname as name, coalesce(json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) filter (where a.attnum is not null), '[]') as columns
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.oid order by c.relname collate "C"`);
  return rows;
}

export async function countTables(client: Client): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoteTable(table.name)}`);
    tables.push({ ...table, rows: Number(rows[0]?.count) });
  }
  return tables;
}

/** The position of every sequence, the migrations' own included. */
export async function readSequences(client: Client): Promise<BackedUpSequence[]> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', 'drizzle') order by n.nspname collate "C", c.relname collate "C"`);
  const sequences: BackedUpSequence[] = [];
  for (const { schema, name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(schema)}.${escapeIdentifier(name)}`,
    );
    for (const { value, isCalled } of rows) sequences.push({ schema, name, value, isCalled });
  }
  return sequences;
}

/** In the order in which they were run; none in a database that was never migrated. */
export async function readMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (!found[0]?.known) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    "select hash, created_at::text from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }));
}
