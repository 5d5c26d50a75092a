import { type Client, escapeIdentifier } from "pg";
import { countRows } from "./backup-format";
import { countTables, quoteTable, readMigrations } from "./describe-database";

/**
 * Takes everything of the product out of a database, within a transaction. Throws a sentence for one that has rows,
 * unless they are to be replaced, and for one with tables of something else.
 */
export async function emptyDatabase(
  client: Client,
  { firstMigration, isReplacing }: { firstMigration: string | undefined; isReplacing: boolean },
): Promise<void> {
  const tables = await countTables(client);
  if (tables.length === 0) return;
  const [first] = await readMigrations(client);
  if (first?.hash !== firstMigration) {
    const names = tables.slice(0, 3).map(({ name }) => name);
    throw new Error(
      `The database holds tables of something else (${names.join(", ")}). Kumquat needs a database of its own.`,
    );
  }
  const rows = countRows(tables);
  if (rows > 0 && !isReplacing) {
    throw new Error(
      `The database is not empty: it has ${rows.toLocaleString("en-US")} rows. To replace all of them: --replace`,
    );
  }
  await client.query(`drop table ${tables.map(({ name }) => quoteTable(name)).join(", ")} cascade`);
  await client.query("drop table drizzle.__drizzle_migrations");
  await dropRoutines(client);
  await dropTypes(client);
}

async function dropRoutines(client: Client): Promise<void> {
  const { rows } = await client.query<{ routine: string }>(`
    select p.oid::regprocedure::text as routine from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  for (const { routine } of rows) await client.query(`drop routine ${routine} cascade`);
}

async function dropTypes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select t.typname as name from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d
        where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`);
  for (const { name } of rows) await client.query(`drop type public.${escapeIdentifier(name)} cascade`);
}
