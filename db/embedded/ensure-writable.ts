import { accessSync, constants, mkdirSync } from "node:fs";

/** Creates the folder of DATA_DIR if there is none, for its owner alone. Throws a sentence if it can't be used. */
export function ensureWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new Error(`${dataDir} cannot be written (${reason}). Set DATA_DIR to a folder that can.`, { cause });
  }
}
