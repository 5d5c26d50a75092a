import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startAutovacuum } from "./autovacuum";
import { lockFolder } from "./folder-lock";
import { type Gateway, openGateway } from "./gateway";
import { openFolder } from "./pglite";
import { keptSecret, writePrivately } from "./secret-file";

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
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir, ownerPid);
  const folder = join(dataDir, "postgres");
  const database = await openFolder(folder).catch((cause: unknown) => {
    throw new Error(`The database in ${folder} cannot be opened.`, { cause });
  });
  chmodSync(folder, 0o700);
  const password = keptSecret(join(dataDir, "postgres-password"));
  const gateway = await openGateway({ database, password, port, statementMs: STATEMENT_MS, onFailure });
  writePrivately(urlFile(dataDir), gateway.url);
  const stopAutovacuum = startAutovacuum(gateway.url);
  return {
    url: gateway.url,
    close: async () => {
      stopAutovacuum();
      await gateway.close();
      await database.close();
      rmSync(urlFile(dataDir), { force: true });
      unlock();
    },
  };
}
