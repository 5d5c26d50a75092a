import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates the folder of DATA_DIR if there is none, for its owner alone. Throws a sentence if it can't be used. */
export function ensureWritable(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new Error(`${dataDir} cannot be written (${reason}). Set DATA_DIR to a folder that can.`, { cause });
  }
}

/** Node's own recursion never ends where a folder is there and nothing can be made in it, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
