import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const OWNER_ONLY = 0o600;
const MIN_LENGTH = 32;

/**
 * The secret in a file, created on first use: 64 hexadecimal characters that only the file's owner may read.
 * Throws a sentence when the file holds less than a secret: an empty one would let everybody in.
 */
export function readOrCreateSecret(file: string): string {
  const existing = readSecret(file);
  if (existing !== null) return existing;
  const secret = randomBytes(32).toString("hex");
  writePrivateFile(file, secret);
  return secret;
}

/** Writes a file entirely or not at all, readable by its owner alone. */
export function writePrivateFile(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${content}\n`, { mode: OWNER_ONLY });
  chmodSync(unfinished, OWNER_ONLY);
  // Synced before the rename: a power cut would otherwise leave an empty file with that name.
  const descriptor = openSync(unfinished, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, file);
}

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return null;
    throw new Error(`${file} cannot be read (${codeOf(cause)}). It should be a file with a secret in it.`, { cause });
  }
  if (secret.length >= MIN_LENGTH) return secret;
  const found = secret.length === 0 ? "is empty" : `holds ${secret.length} characters`;
  throw new Error(
    `${file} ${found}, and a secret has at least ${MIN_LENGTH}. Restore it, or remove it to have a new one made.`,
  );
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
