import type { MigrationMeta } from "drizzle-orm/migrator";
import { AnyHeader, BackupHeader, FORMAT_VERSION } from "./backup-format";
import { readBackupFile } from "./read-backup-file";

type Present = { product: string; migrations: readonly MigrationMeta[] };
type Options = Present & { signal?: AbortSignal };

/** Reads a backup from end to end and returns its header, or throws a sentence on why it can't be restored here. */
export async function checkBackupFile(file: string, { signal, ...present }: Options): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const line of readBackupFile(file)) {
    signal?.throwIfAborted();
    header ??= parseHeader(file, line);
  }
  if (!header) throw new Error(`${file} is not a backup of Kumquat.`);
  requireKnownMigrations(file, header, present);
  return header;
}

function parseHeader(file: string, line: string): BackupHeader {
  const content = parseJson(line);
  const any = AnyHeader.safeParse(content);
  if (!any.success) throw new Error(`${file} is not a backup of Kumquat.`);
  if (any.data.version > FORMAT_VERSION) {
    throw new Error(`${file} was written by a newer Kumquat, in a format that this one does not know. Update first.`);
  }
  return BackupHeader.parse(content);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The schema is made by running the same migrations again, so each of them must be here. */
function requireKnownMigrations(file: string, { migrations, product }: BackupHeader, present: Present): void {
  const unknown = migrations.filter(
    ({ createdAt, hash }, index) =>
      present.migrations[index]?.folderMillis !== createdAt || present.migrations[index]?.hash !== hash,
  );
  if (unknown.length === 0) return;
  throw new Error(
    `${file} was made by Kumquat ${product}, whose database is newer than this one's (${present.product}): ` +
      `${unknown.length === 1 ? "a migration" : `${unknown.length} migrations`} of it are not known here. Update first.`,
  );
}
