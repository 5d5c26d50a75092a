/** What an import came to. */
export type ImportReport = {
  file: string;
  isDryRun: boolean;
  imported: number;
  updated: number;
  unchanged: number;
  /** As sentences: "Line 3 has no name." */
  skipped: string[];
  /** Names of places that an earlier import of this file brought and that it no longer contains; they stay. */
  missing: string[];
  unknownColumns: string[];
};

const MAX_SHOWN = 100;

/** The report as the terminal shows it. */
export function formatImportReport(report: ImportReport): string {
  const { file, isDryRun, imported, updated, unchanged, skipped, missing, unknownColumns } = report;
  const changed = imported + updated > 0;
  const counts = `${imported} imported, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped`;
  return [
    `${file}: ${counts}.${changed ? "" : " Nothing changed."}${isDryRun ? " This was a dry run: nothing was written." : ""}`,
    ...firstLines(skipped),
    unknownColumns.length > 0 && `Columns that mean nothing here and were not read: ${unknownColumns.join(", ")}.`,
    missing.length > 0 && `No longer in the file, and kept: ${missing.length}.`,
    ...firstLines(missing.map((name) => `  ${name}`)),
  ]
    .filter((line) => line !== false)
    .join("\n");
}

function firstLines(lines: string[]): string[] {
  const shown = lines.slice(0, MAX_SHOWN);
  return lines.length > shown.length ? [...shown, `... and ${lines.length - shown.length} more.`] : shown;
}
