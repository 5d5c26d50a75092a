import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A start that follows a killed one waits this long for the system to clean it up. */
const BUSY_TIMEOUT_MS = 1_500;
const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process, or throws a sentence that says who or what is in the way; returns a function
 * that unlocks it. The lock is the kernel's, held through an open SQLite file: it ends with its process, however that
 * ends, so there is no stale lock to judge by a process id that another program may have by now.
 */
export function lockFolder(folder: string, ownerPid = process.pid): () => void {
  const [lockFile, pidFile] = [join(folder, "postgres.lock"), join(folder, "postgres.pid")];
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile);
    lock.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}; begin exclusive`);
  } catch (cause) {
    lock?.close();
    throw new Error(isBusy(cause) ? inUseMessage(folder, pidFile) : foreignLockMessage(lockFile, cause), { cause });
  }
  writeFileSync(pidFile, `${ownerPid}\n`);
  return () => lock.close();
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

const inUseMessage = (folder: string, pidFile: string): string =>
  `${folder} is in use by ${readOwner(pidFile)}. Stop that one first, or set DATA_DIR to another folder.`;

const foreignLockMessage = (lockFile: string, cause: unknown): string =>
  `${lockFile} is no lock that this program made, or may open (${(cause as Error).message}). ` +
  "Make sure that nothing else uses the folder and remove that file, or set DATA_DIR to another folder.";

function readOwner(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
