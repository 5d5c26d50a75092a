import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { startAutovacuum } from "./autovacuum";
import { checkDatabaseFolder, writeMarker } from "./check-database-folder";
import { startCheckpointer } from "./checkpointer";
import { openDatabaseFolder } from "./database-folder";
import { ensureWritable } from "./ensure-writable";
import { lockFolder } from "./folder-lock";
import { type Gateway, openGateway } from "./gateway";
import { readOrCreateSecret, writePrivateFile } from "./secret-file";
import { SyncedFolder } from "./synced-folder";

/** The same limit as on a PostgreSQL server (`statement_timeout` in db/client.ts). */
const STATEMENT_TIMEOUT_MS = 30_000;

type Options = {
  /** 0, the default, lets the system choose one. */
  port?: number;
  /** The process id reported to a second owner; this process by default. */
  ownerPid?: number;
  onFailure: (error: unknown) => void;
};

/** While a database runs, its URL is in this file, so that commands can connect. */
export const urlFile = (dataDir: string): string => join(dataDir, "database-url");

/** Opens the database under DATA_DIR, exclusively for this process, and serves it on loopback. */
export async function openDataFolder(dataDir: string, { port, ownerPid, onFailure }: Options): Promise<Gateway> {
  ensureWritable(dataDir);
  const unlock = lockFolder(dataDir, ownerPid);
  try {
    const password = readOrCreateSecret(join(dataDir, "postgres-password"));
    const database = await openExisting(join(dataDir, "postgres"), onFailure);
    const gateway = await openGateway({ database, password, port, statementMs: STATEMENT_TIMEOUT_MS, onFailure });
    writePrivateFile(urlFile(dataDir), gateway.url);
    const wal = SyncedFolder.walOf(database);
    const stopCheckpoints = wal && startCheckpointer(gateway.url, wal);
    const stopAutovacuum = startAutovacuum(gateway.url);
    return {
      url: gateway.url,
      close: async () => {
        stopAutovacuum();
        stopCheckpoints?.();
        await gateway.close();
        await database.close();
        rmSync(urlFile(dataDir), { force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openExisting(folder: string, onFailure: Options["onFailure"]): Promise<PGlite> {
  checkDatabaseFolder(folder);
  const database = await openDatabaseFolder(folder, { onFailure }).catch((cause: unknown) => {
    throw new Error(`The database in ${folder} cannot be opened. ${(cause as Error).message}`, { cause });
  });
  writeMarker(folder);
  chmodSync(folder, 0o700);
  return database;
}
