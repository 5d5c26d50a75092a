import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Windows keeps the names in a folder by itself, and syncs only what is open for writing. */
const CAN_SYNC_FOLDERS = process.platform !== "win32";

/** Brings a folder that was written without syncing to the disk, with all that is in it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const folders = entries.filter((entry) => entry.isDirectory());
  await Promise.all(files.map(({ parentPath, name }) => sync(join(parentPath, name), "r+")));
  await Promise.all(folders.map(({ parentPath, name }) => syncFolder(join(parentPath, name))));
  await syncFolder(folder);
}

/** Keeps the names in a folder: what was made, renamed or removed there. */
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
