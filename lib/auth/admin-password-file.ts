import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "@/db/embedded/secret-file";
import { randomPassword } from "./random-password";

/** Where a generated administrator password is stored, readable only by the owner of DATA_DIR. */
export const passwordFile = (dataDir: string): string => join(dataDir, "admin-password");

/** The password in the file; if there is none, generates and stores a new one. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const password = randomPassword();
  writePrivateFile(file, password);
  return password;
}

/** Deletes the file, once its password is no longer valid. */
export const removePasswordFile = (dataDir: string): void => rmSync(passwordFile(dataDir), { force: true });
