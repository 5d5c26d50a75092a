import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A start that follows a killed one waits this long for the system to bury it. */
const PATIENCE_MS = 1_500;

/**
 * Takes a data folder for this process alone, or throws a sentence that names the owner; answers how to let it go.
 * The lock is the kernel's, held through an open SQLite file: it ends with its process, however that ends,
 * so there is no stale lock to judge by a process id that another program may carry by now.
 */
export function lockFolder(folder: string, ownerPid = process.pid): () => void {
  const pidFile = join(folder, "postgres.pid");
  const lock = new DatabaseSync(join(folder, "postgres.lock"));
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE_MS}; begin exclusive`);
  } catch (cause) {
    lock.close();
    throw new Error(
      `${folder} is in use by ${ownerIn(pidFile)}. Stop that one first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  writeFileSync(pidFile, `${ownerPid}\n`);
  return () => lock.close();
}

function ownerIn(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
