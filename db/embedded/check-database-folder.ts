import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "./secret-file";

/** PGlite's version, as in PG_VERSION: no other opens the folder. */
const POSTGRES_MAJOR = "18";

/** A file beside the database's folder that distinguishes a first start from a database that has disappeared. */
const markerFile = (folder: string): string => `${folder}.made`;

/**
 * Throws a sentence if a database should be there and isn't: its disk may not be mounted, or a backup half restored, and
 * a new database in its place would hide that.
 */
export function checkDatabaseFolder(folder: string): void {
  if (!existsSync(folder)) {
    if (existsSync(markerFile(folder))) throw new Error(missingMessage(folder));
    return;
  }
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. ${RECOVERY_HINT}`);
  const version = readVersion(folder);
  if (version === "") throw new Error(`${folder} holds no database: it has no PG_VERSION. ${RECOVERY_HINT}`);
  if (version !== POSTGRES_MAJOR) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${POSTGRES_MAJOR}. ` +
        "Start the version that made it, or set DATA_DIR to another folder.",
    );
  }
}

/** From now on a missing folder counts as a database that has disappeared. */
export function writeMarker(folder: string): void {
  if (!existsSync(markerFile(folder))) writePrivateFile(markerFile(folder), `${folder} holds a database.`);
}

const RECOVERY_HINT =
  "Nothing was made over it: bring back what was there, move it away and restore a backup, or set DATA_DIR to a new folder.";

const missingMessage = (folder: string): string =>
  `The database in ${folder} is gone: ${markerFile(folder)} says that there was one. Bring it back, ` +
  "or remove that file to start with an empty database.";

function readVersion(folder: string): string {
  try {
    return readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  } catch {
    return "";
  }
}
