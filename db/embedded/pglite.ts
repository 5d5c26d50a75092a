import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

const extensions = { pg_trgm, unaccent };

/** Opens the database kept in a folder and makes it there first when there is none. */
export async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    // Made aside and renamed, so that a start killed half way never leaves half a database behind.
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const made = await PGlite.create({ dataDir: unfinished, extensions });
    await made.close();
    await rename(unfinished, folder);
  }
  return PGlite.create({ dataDir: folder, extensions });
}

/** Opens a database that lives in memory alone, as a copy of `contents` when given. */
export function openInMemory(contents?: Blob): Promise<PGlite> {
  return PGlite.create({ extensions, ...(contents && { loadDataDir: contents }) });
}
