import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "@/db/embedded/secret-file";
import type { FirstAdmin } from "@/lib/auth/first-admin";
import type { EnvironmentVariables, Processes } from "./processes";
import type { Settings } from "./settings";

type StartParts = { environment: EnvironmentVariables; settings: Settings; sources: string };
/** Where an embedded database says which sources have prepared it. */
export const preparedRecord = (dataDir: string): string => join(dataDir, "postgres", "kumquat-prepared");

type PreparedRecord = { fingerprint: string; admin: FirstAdmin | null };

/**
 * Prepares the database for the server; returns who administers it. Throws a sentence that says what is wrong.
 * An embedded database that the same sources have prepared before is left alone: its own folder holds the record.
 */
export async function prepareDatabase(processes: Processes, parts: StartParts): Promise<FirstAdmin | null> {
  const { dataDir, databaseUrl } = parts.settings;
  if (databaseUrl !== undefined) return runPrepare(processes, parts);
  const record = preparedRecord(dataDir);
  const fingerprint = fingerprintOf(parts);
  const stored = readRecord(record);
  if (stored?.fingerprint === fingerprint) return stored.admin;
  const admin = await runPrepare(processes, parts);
  const remembered: PreparedRecord = { fingerprint, admin: admin && { ...admin, isNew: false, password: null } };
  writePrivateFile(record, JSON.stringify(remembered));
  return admin;
}

async function runPrepare(processes: Processes, { environment, settings }: StartParts): Promise<FirstAdmin | null> {
  const args = settings.databaseUrl === undefined ? ["--embedded"] : [];
  const child = processes.start("The preparation of the database", "scripts/prepare.ts", { args, environment });
  const message = (await child.nextMessage()) as { admin: FirstAdmin | null } | { error: string };
  if ("error" in message) throw new Error(message.error);
  return message.admin;
}

function fingerprintOf({ environment, sources }: StartParts): string {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = environment;
  return createHash("sha256")
    .update(JSON.stringify([sources, ADMIN_USERNAME, ADMIN_PASSWORD]))
    .digest("hex");
}

/** A record of a deleted password file no longer says who administers. */
function readRecord(file: string): PreparedRecord | null {
  if (!existsSync(file)) return null;
  const stored = JSON.parse(readFileSync(file, "utf8")) as PreparedRecord;
  const passwordFile = stored.admin?.passwordFile;
  return passwordFile && !existsSync(passwordFile) ? null : stored;
}
