import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres, { type TransactionSql } from "postgres";

/** "kumquat", as a number: whoever else migrates this database waits for the same lock. */
const ADVISORY_LOCK = 5_862_787;
const MIGRATIONS_FOLDER = "db/migrations";

/**
 * Brings a database's schema up to date, all of it or nothing; answers how many migrations were run.
 * One transaction under an advisory lock, so that two servers starting together migrate once.
 * It keeps drizzle-kit's own table, which drizzle's migrator reads outside of its transaction.
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${ADVISORY_LOCK})`;
      const newest = await newestMigration(tx);
      const pending = readMigrationFiles({ migrationsFolder: folder }).filter((file) => file.folderMillis > newest);
      for (const { sql: statements, hash, folderMillis } of pending) {
        for (const statement of statements) await tx.unsafe(statement);
        await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
      }
      return pending.length;
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function newestMigration(tx: TransactionSql): Promise<number> {
  await tx`create schema if not exists drizzle`;
  await tx`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;
  const [row] = await tx<{ newest: string | null }[]>`
    select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return Number(row?.newest ?? 0);
}
