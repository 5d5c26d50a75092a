import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "@/db/embedded/secret-file";
import { randomPassword } from "./random-password";

/** Where a made-up administrator's password lies, readable by the owner of DATA_DIR alone. */
export const passwordFile = (dataDir: string): string => join(dataDir, "admin-password");

/** The password that the file holds; without one, a new one is made and kept there. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const password = randomPassword();
  writePrivateFile(file, password);
  return password;
}

/** Forgets the file, once its password no longer opens anything. */
export const removePasswordFile = (dataDir: string): void => rmSync(passwordFile(dataDir), { force: true });
