import { statSync } from "node:fs";
import { resolve } from "node:path";
import { backUpDatabase } from "@/db/backup/back-up-database";
import { type CopyProgress, countRows } from "@/db/backup/backup-format";
import packageFile from "@/package.json" with { type: "json" };
import { type Command, onlyArgument } from "./command";
import { pluralize } from "./places-client";

export const product = packageFile.version;

export const backupCommand: Command = {
  usage: "FILE",
  about: "writes the whole database into a new file, while the product runs or not (docs/backup.md)",
  run: async (args, { url, signal, progress }) => {
    const file = resolve(onlyArgument(args));
    const { createdAt, tables } = await backUpDatabase(url, file, {
      product,
      now: new Date(),
      signal,
      onProgress: (state) => progress(formatCopied("backed up", state)),
    });
    const rows = countRows(tables);
    const bytes = statSync(file).size;
    return {
      data: { file, bytes, createdAt, product, rows, tables: tables.map(({ name, rows }) => ({ name, rows })) },
      text: `${file}: ${pluralize(rows, "row")} of ${pluralize(tables.length, "table")}, ${(bytes / 1_000_000).toFixed(1)} MB. It holds addresses and password hashes: keep it as safe as the database.`,
    };
  },
};

export const formatCopied = (verb: string, { table, done, total }: CopyProgress): string =>
  `${done.toLocaleString("en-US")} of ${pluralize(total, "row")} ${verb}: ${table}`;
