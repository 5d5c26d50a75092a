import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const OWNER_ONLY = 0o600;

/** The secret kept in a file, made on first use: 64 hexadecimal characters that only the file's owner may read. */
export function keptSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writePrivately(file, secret);
  return secret;
}

/** Writes a file whole or not at all, readable by its owner alone. */
export function writePrivately(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${content}\n`, { mode: OWNER_ONLY });
  chmodSync(unfinished, OWNER_ONLY);
  renameSync(unfinished, file);
}
