import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { openDatabaseFolder } from "../database-folder";

/** What an empty database depends on. */
const SOURCES = ["node_modules/@electric-sql/pglite/package.json", "db/embedded/database-folder.ts"];
const CACHE = "node_modules/.cache/kumquat";

let prepared: Promise<string> | undefined;

/** An empty database for `openInMemory`: copying one takes a tenth of the time of creating one. */
export async function emptyDatabase(): Promise<Blob> {
  return openAsBlob(join(await prepare(), "dump.tar"));
}

/** Puts an empty database where a data folder has its own, as a first start would. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  cpSync(join(await prepare(), "postgres"), join(dataDir, "postgres"), { recursive: true });
}

/** Created once, by the product's own code, and kept for later runs. */
function prepare(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of SOURCES) hash.update(readFileSync(file));
  const folder = join(CACHE, `empty-database-${hash.digest("hex").slice(0, 16)}`);
  prepared ??= existsSync(folder) ? Promise.resolve(folder) : create(folder);
  return prepared;
}

async function create(folder: string): Promise<string> {
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(`${folder}.`);
  const onFailure = (error: unknown) => Promise.reject(error);
  const database = await openDatabaseFolder(join(own, "postgres"), { onFailure });
  const dump = await database.dumpDataDir("none");
  await database.close();
  writeFileSync(join(own, "dump.tar"), Buffer.from(await dump.arrayBuffer()));
  // Another process may have made the same one meanwhile.
  if (!existsSync(folder)) renameSync(own, folder);
  return folder;
}
