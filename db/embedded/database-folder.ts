import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { syncFolder, syncTree } from "./sync-tree";
import { SYNCED_PARAMETERS, SyncedFolder } from "./synced-folder";

const extensions = { pg_trgm, unaccent };
/** A quarter of the usual: PostgreSQL's own cache counts in this process, and the system caches the files (041). */
const parameters = [...SYNCED_PARAMETERS, "-c", "shared_buffers=32MB"];

type Options = {
  /** Called when the disk or PostgreSQL itself fails, before any client gets a response. */
  onFailure: (error: unknown) => void;
};

/** Opens the database in a folder, and creates it first if there is none. Only one process may do so. */
export async function openDatabaseFolder(folder: string, { onFailure }: Options): Promise<PGlite> {
  if (!existsSync(folder)) await createDatabaseFolder(folder);
  // Its process id is the same in every start, so it proves nothing; emptied by a power cut it would prevent the start.
  await rm(join(folder, "postmaster.pid"), { force: true });
  let lastError = "";
  const onStderr = (line: string) => {
    lastError = FATAL_MESSAGE.exec(line)?.[1] ?? lastError;
    return false;
  };
  const withLastError = (cause: unknown) => (lastError ? new Error(`PostgreSQL: ${lastError}.`, { cause }) : cause);
  const fs = new SyncedFolder(folder, { onFailure: (error) => onFailure(withLastError(error)) });
  return PGlite.create({ fs, startParams: parameters, extensions, onStderr }).catch((error: unknown) => {
    throw withLastError(error);
  });
}

/** PostgreSQL's prefix of a fatal error. */
const FATAL_MESSAGE = /(?:FATAL|PANIC): {2}(.+)/;

/** Created elsewhere and renamed, so that a start killed half way, or a power cut, never leaves half a database. */
async function createDatabaseFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const made = await PGlite.create({ dataDir: unfinished, extensions });
  await made.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncFolder(dirname(folder));
}

/** Opens a database that lives in memory alone, as a copy of `contents` when given. */
export function openInMemory(contents?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, ...(contents && { loadDataDir: contents }) });
}
