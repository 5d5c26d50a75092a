import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomPassword } from "./random-password";

export type PasswordFile = { path: string; exists: () => boolean };

/** Where the made-up administrator's password lies, readable by the owner of DATA_DIR alone. */
export function passwordFile(dataDir: string): PasswordFile {
  const path = join(dataDir, "admin-password");
  return { path, exists: () => existsSync(path) };
}

/** The password that the file holds; without one, a new one is made and written whole or not at all. */
export async function keptPassword({ path, exists }: PasswordFile): Promise<string> {
  if (exists()) return (await readFile(path, "utf8")).trim();
  const password = randomPassword();
  await writeWhole(path, `${password}\n`);
  return password;
}

/** Forgets the file, once its password no longer opens anything. */
export const removePasswordFile = ({ path }: PasswordFile): Promise<void> => rm(path, { force: true });

async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await rm(draft, { force: true });
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
