import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { startAutovacuum } from "./autovacuum";
import { lockFolder } from "./folder-lock";
import { type Gateway, openGateway } from "./gateway";
import { keepCheckpoints } from "./keep-checkpoints";
import { openFolder } from "./pglite";
import { markMade, requireSound } from "./require-sound";
import { requireWritable } from "./require-writable";
import { keptSecret, writePrivately } from "./secret-file";
import { SyncedFolder } from "./synced-folder";

/** As long as a statement may take on a PostgreSQL server (`statement_timeout` in db/client.ts). */
const STATEMENT_MS = 30_000;

type Options = {
  /** 0, the default, lets the system choose one. */
  port?: number;
  /** Who is named to a second owner; this process by default. */
  ownerPid?: number;
  onFailure: (error: unknown) => void;
};

/** While a database runs, its URL stands here, so that commands can join it. */
export const urlFile = (dataDir: string): string => join(dataDir, "database-url");

/** Opens the database kept under DATA_DIR, for this process alone, and serves it on loopback. */
export async function openDataFolder(dataDir: string, { port, ownerPid, onFailure }: Options): Promise<Gateway> {
  requireWritable(dataDir);
  const unlock = lockFolder(dataDir, ownerPid);
  try {
    const password = keptSecret(join(dataDir, "postgres-password"));
    const database = await openKept(join(dataDir, "postgres"), onFailure);
    const gateway = await openGateway({ database, password, port, statementMs: STATEMENT_MS, onFailure });
    writePrivately(urlFile(dataDir), gateway.url);
    const wal = SyncedFolder.walOf(database);
    const stopCheckpoints = wal && keepCheckpoints(gateway.url, wal);
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

async function openKept(folder: string, onFailure: Options["onFailure"]): Promise<PGlite> {
  requireSound(folder);
  const database = await openFolder(folder, { onFailure }).catch((cause: unknown) => {
    throw new Error(`The database in ${folder} cannot be opened. ${(cause as Error).message}`, { cause });
  });
  markMade(folder);
  chmodSync(folder, 0o700);
  return database;
}
