import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writePrivateFile } from "@/db/embedded/secret-file";
import type { FirstAdmin } from "@/lib/auth/first-admin";
import type { EnvironmentVariables, Processes } from "./processes";
import type { Settings } from "./settings";

type StartParts = { environment: EnvironmentVariables; settings: Settings; sources: string };
type PreparedRecord = { fingerprint: string; admin: FirstAdmin | null };

/**
 * Brings the database to where the server needs it; answers who administers it. Throws the sentence that says why not.
 * An embedded database that the same sources have prepared before is left alone: the record lies in its own folder.
 */
export async function prepareDatabase(processes: Processes, parts: StartParts): Promise<FirstAdmin | null> {
  const { dataDir, databaseUrl } = parts.settings;
  if (databaseUrl !== undefined) return runPrepare(processes, parts);
  const record = join(dataDir, "postgres", "kumquat-prepared");
  const fingerprint = fingerprintOf(parts);
  const kept = readRecord(record);
  if (kept?.fingerprint === fingerprint) return kept.admin;
  const admin = await runPrepare(processes, parts);
  const remembered: PreparedRecord = { fingerprint, admin: admin && { ...admin, isNew: false, password: null } };
  writePrivateFile(record, JSON.stringify(remembered));
  return admin;
}

async function runPrepare(processes: Processes, { environment, settings }: StartParts): Promise<FirstAdmin | null> {
  const args = settings.databaseUrl === undefined ? ["--embedded"] : [];
  const child = processes.start("The preparation of the database", "scripts/prepare.ts", { args, environment });
  const told = (await child.nextMessage()) as { admin: FirstAdmin | null } | { error: string };
  if ("error" in told) throw new Error(told.error);
  return told.admin;
}

function fingerprintOf({ environment, sources }: StartParts): string {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = environment;
  return createHash("sha256")
    .update(JSON.stringify([sources, ADMIN_USERNAME, ADMIN_PASSWORD]))
    .digest("hex");
}

/** A record that names a password file which is gone no longer says who administers. */
function readRecord(file: string): PreparedRecord | null {
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, "utf8")) as PreparedRecord;
  const passwordFile = kept.admin?.passwordFile;
  return passwordFile && !existsSync(passwordFile) ? null : kept;
}
