import { existsSync } from "node:fs";
import type { Client } from "pg";
import { escapeIdentifier } from "pg";
import { withConnection } from "../connection/with-connection";
import { type BackupHeader, type CopyProgress, countRows, FORMAT_VERSION } from "./backup-format";
import { countTables, quoteTable, readMigrations, readSequences } from "./describe-database";
import { BEGIN_SNAPSHOT } from "./transaction-settings";
import { writeBackupFile } from "./write-backup-file";

type Options = {
  /** The product's version. */
  product: string;
  now: Date;
  signal?: AbortSignal;
  onProgress?: (progress: CopyProgress) => void;
};

/** About how many characters of rows are held at once. */
const CHUNK_LENGTH = 1_000_000;
const FIRST_FETCH = 50;
const MAX_FETCH = 5_000;

/** Writes a whole database into a new file, as it stands at one moment. Returns the header of the file. */
export async function backUpDatabase(url: string, file: string, options: Options): Promise<BackupHeader> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. It was left as it is.`);
  return withConnection(url, async (client) => {
    await client.query(BEGIN_SNAPSHOT);
    const header = await readHeader(client, options);
    if (header.migrations.length === 0)
      throw new Error("The database has not been set up: there is nothing to back up.");
    await writeBackupFile(file, linesOf(client, header, options), options.signal);
    await client.query("commit");
    return header;
  });
}

async function readHeader(client: Client, { product, now }: Options): Promise<BackupHeader> {
  return {
    format: "kumquat-backup",
    version: FORMAT_VERSION,
    product,
    createdAt: now.toISOString(),
    migrations: await readMigrations(client),
    tables: await countTables(client),
    sequences: await readSequences(client),
  };
}

async function* linesOf(client: Client, header: BackupHeader, { onProgress, signal }: Options): AsyncGenerator<string> {
  const total = countRows(header.tables);
  let done = 0;
  yield `${JSON.stringify(header)}\n`;
  for (const { name, columns } of header.tables) {
    yield `${JSON.stringify({ table: name })}\n`;
    // The server writes each row as JSON itself: an array of the texts of its values.
    const values = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(", ");
    const rows = `select array_to_json(array[${values}]::text[])::text as line from ${quoteTable(name)}`;
    for await (const lines of fetchLines(client, rows)) {
      signal?.throwIfAborted();
      yield lines.map((line) => `${line}\n`).join("");
      done += lines.length;
      onProgress?.({ table: name, done, total });
    }
  }
}

async function* fetchLines(client: Client, query: string): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for ${query}`);
  for (let count = FIRST_FETCH; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(MAX_FETCH, Math.floor((CHUNK_LENGTH * lines.length) / length)));
  }
  await client.query("close backup_rows");
}
