import { type CsvLine, readCsvLines } from "@/lib/core/csv-lines";
import { AppError } from "@/lib/core/errors";
import { COLUMNS, type Column, findColumn, REQUIRED_COLUMNS } from "./columns";
import type { FileRow, FileRows } from "./file-row";

/** A table whose first line names its columns. @throws AppError where it is no such table */
export function parseCsv(text: string, fileName: string): FileRows {
  const [header, ...lines] = readCsvLines(text, fileName);
  const names = (header?.cells ?? []).map((name) => name.trim());
  const columns = names.map(findColumn);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw invalidFile(
      `The first line of ${fileName} names no column ${missing.join(", ")}. Known columns are ${COLUMNS.join(", ")}.`,
    );
  }
  const twice = columns.find((column, i) => column !== undefined && columns.indexOf(column) !== i);
  if (twice) throw invalidFile(`The first line of ${fileName} names the column ${twice} twice.`);
  return {
    rows: lines.map((line) => rowOf(line, columns)),
    unknownColumns: names.filter((name, i) => columns[i] === undefined && name !== ""),
  };
}

function rowOf({ number, cells }: CsvLine, columns: (Column | undefined)[]): FileRow {
  const row: FileRow = { location: `line ${number}`, cells: {} };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
    return { ...row, problem: `has ${cells.length} cells where the first line names ${columns.length} columns` };
  }
  columns.forEach((column, i) => {
    const cell = cells[i];
    if (column !== undefined && cell !== undefined) row.cells[column] = cell;
  });
  return row;
}

const invalidFile = (sentence: string) => new AppError("bad_input", sentence);
