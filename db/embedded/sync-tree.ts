import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Windows syncs the names in a folder itself, and syncs only what is open for writing. */
const CAN_SYNC_FOLDERS = process.platform !== "win32";

/** Syncs a folder, with everything in it, that was written without syncing. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(files.map(({ parentPath, name }) => sync(join(parentPath, name), "r+")));
  await Promise.all(folders.map(({ parentPath, name }) => syncFolder(join(parentPath, name))));
  await syncFolder(folder);
}

/** Syncs the names in a folder: what was created, renamed or removed there. */
export async function syncFolder(folder: string): Promise<void> {
  if (CAN_SYNC_FOLDERS) await sync(folder, "r");
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
