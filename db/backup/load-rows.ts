import { type Client, escapeIdentifier } from "pg";
import type { BackedUpTable, BackupHeader, CopyProgress } from "./backup-format";
import { countRows, TableLine } from "./backup-format";
import { listTables, quoteTable } from "./describe-database";
import { readBackupFile } from "./read-backup-file";

/** Characters and rows of one statement. */
const CHUNK_LENGTH = 1_000_000;
const CHUNK_ROWS = 2_000;

type Options = { signal?: AbortSignal; onProgress?: (progress: CopyProgress) => void };

/** Writes the rows of a backup into the tables of the same migrations. */
export async function loadRows(
  client: Client,
  { file, header }: { file: string; header: BackupHeader },
  { signal, onProgress }: Options,
): Promise<void> {
  await requireSameTables(client, header);
  const total = countRows(header.tables);
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  let table: BackedUpTable | undefined;
  let lines: string[] = [];
  let length = 0;
  let done = 0;

  async function flush(): Promise<void> {
    if (!table || lines.length === 0) return;
    await client.query(insertStatement(table), [`[${lines.join(",")}]`]);
    done += lines.length;
    lines = [];
    length = 0;
    onProgress?.({ table: table.name, done, total });
  }

  let isHeader = true;
  for await (const line of readBackupFile(file)) {
    signal?.throwIfAborted();
    if (line.startsWith("[")) {
      lines.push(line);
      length += line.length;
      if (length >= CHUNK_LENGTH || lines.length >= CHUNK_ROWS) await flush();
    } else if (isHeader) {
      isHeader = false;
    } else {
      await flush();
      table = tables.get(TableLine.parse(JSON.parse(line)).table);
    }
  }
  await flush();
}

/** One parameter, however many rows and columns: an array of rows, each an array of texts. */
function insertStatement({ name, columns }: BackedUpTable): string {
  const names = columns.map((column) => escapeIdentifier(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(r.value->>${index})::${type}`).join(", ");
  return `insert into ${quoteTable(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) with ordinality r order by r.ordinality`;
}

async function requireSameTables(client: Client, header: BackupHeader): Promise<void> {
  const shapesOf = (tables: readonly Omit<BackedUpTable, "rows">[]) =>
    new Map(
      tables.map(({ name, columns }) => [
        name,
        columns
          .map((c) => `${c.name} ${c.type}`)
          .sort()
          .join(", "),
      ]),
    );
  const [here, there] = [shapesOf(await listTables(client)), shapesOf(header.tables)];
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => here.get(name) !== there.get(name),
  );
  if (differing.length === 0) return;
  throw new Error(
    `The backup has tables that differ from what its migrations make (${differing.join(", ")}). Nothing was restored.`,
  );
}
