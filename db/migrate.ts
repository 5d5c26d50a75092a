import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { withConnection } from "./connection/with-connection";

/** "kumquat", as a number: concurrent migrations of this database wait for the same lock. */
const ADVISORY_LOCK = 5_862_787;
const MIGRATIONS_FOLDER = "db/migrations";

/**
 * Brings a database's schema up to date, entirely or not at all; returns how many migrations were run. One transaction
 * under an advisory lock, so that two servers starting together migrate once. It writes drizzle-kit's own table, which
 * Drizzle's migrator reads outside of its transaction.
 */
export function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query("begin");
    try {
      const count = await migrateWithin(client, { folder });
      await client.query("commit");
      return count;
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    }
  });
}

export const listMigrations = (migrationsFolder = MIGRATIONS_FOLDER): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder });

/** The same as part of a transaction; `until` is the time of the last migration to run. */
export async function migrateWithin(
  client: Client,
  { folder, until = Infinity }: { folder?: string; until?: number } = {},
): Promise<number> {
  await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
  const newest = await newestMigration(client);
  const pending = listMigrations(folder).filter((file) => file.folderMillis > newest && file.folderMillis <= until);
  for (const { sql: statements, hash, folderMillis } of pending) {
    for (const statement of statements) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
  return pending.length;
}

async function newestMigration(client: Client): Promise<number> {
  await client.query("create schema if not exists drizzle");
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.newest ?? 0);
}
