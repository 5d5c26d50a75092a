import { drizzle } from "drizzle-orm/node-postgres";
import { type Client, DatabaseError } from "pg";
import type { Database } from "../client";
import { withConnection } from "../connection/with-connection";
import { listMigrations, migrateWithin } from "../migrate";
import type { BackupHeader, CopyProgress } from "./backup-format";
import { checkBackupFile } from "./check-backup-file";
import { findDifferences } from "./compare-databases";
import { countTables, listTables, quoteTable, readSequences } from "./describe-database";
import { emptyDatabase } from "./empty-database";
import { loadRows } from "./load-rows";
import { suspendConstraints } from "./suspend-constraints";
import { COPY_SETTINGS } from "./transaction-settings";

type Options<T> = {
  /** The product's version. */
  product: string;
  isReplacing?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: CopyProgress) => void;
  /** What is under way before and after the rows, as a sentence. */
  onStage?: (sentence: string) => void;
  /** Part of the same transaction, at the present level of the schema. */
  finish?: (db: Database, header: BackupHeader) => Promise<T>;
};

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Puts a backup into an empty database, entirely or not at all: its schema by its own migrations, its rows, its
 * sequences, and then the migrations that came after it. Throws a sentence for a file or a database that won't do.
 */
export async function restoreDatabase<T>(
  url: string,
  file: string,
  options: Options<T>,
): Promise<{ header: BackupHeader; migrated: number; finished: T | undefined }> {
  const { signal, onStage = () => {} } = options;
  const migrations = listMigrations();
  onStage("Reading the backup through");
  const header = await checkBackupFile(file, { product: options.product, migrations, signal });
  return withConnection(url, async (client) => {
    await client.query(`begin; ${COPY_SETTINGS}`);
    try {
      onStage("Making the tables");
      await emptyDatabase(client, {
        firstMigration: migrations[0]?.hash,
        isReplacing: options.isReplacing ?? false,
      });
      await migrateWithin(client, { until: header.migrations.at(-1)?.createdAt });
      signal?.throwIfAborted();
      await loadTables(client, { file, header }, options);
      onStage("Running the migrations that came after it");
      const migrated = await migrateWithin(client);
      const finished = await options.finish?.(drizzle(client, { casing: "snake_case" }) as Database, header);
      await client.query("commit");
      return { header, migrated, finished };
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw isLocked(error) ? new Error("Something else uses the database: stop the product there first.") : error;
    }
  });
}

async function loadTables<T>(client: Client, backup: { file: string; header: BackupHeader }, options: Options<T>) {
  const { tables, sequences } = backup.header;
  const resume = await suspendConstraints(client);
  // What migrations themselves write is in the backup, as it has become since.
  for (const { name } of await listTables(client)) await client.query(`delete from ${quoteTable(name)}`);
  await loadRows(client, backup, options);
  for (const { schema, name, value, isCalled } of sequences) {
    await client.query("select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint, $4)", [
      ...[schema, name, value, isCalled],
    ]);
  }
  options.onStage?.("Comparing what was restored with the backup");
  await resume();
  const restored = { tables: await countTables(client), sequences: await readSequences(client) };
  const differences = findDifferences({ tables, sequences }, restored);
  if (differences.length > 0) throw new Error(`The restored rows differ from the backup: ${differences.join("; ")}.`);
}

const isLocked = (error: unknown): boolean => error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
