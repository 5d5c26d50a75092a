import Papa from "papaparse";
import { AppError } from "@/lib/core/errors";
import { COLUMNS, type Column, findColumn, REQUIRED_COLUMNS } from "./columns";
import type { FileRow, FileRows } from "./file-row";

type Line = { number: number; cells: string[] };

/** A table whose first line names its columns. @throws AppError where it is no such table */
export function parseCsv(text: string, fileName: string): FileRows {
  const [header, ...lines] = linesOf(text, fileName);
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

function rowOf({ number, cells }: Line, columns: (Column | undefined)[]): FileRow {
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

/** Lines that hold something, numbered as an editor numbers them: a quoted cell may go over several. */
function linesOf(raw: string, fileName: string): Line[] {
  const text = raw.replace(/\r\n?/g, "\n");
  const lines: Line[] = [];
  let number = 1;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: "\n",
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === "Quotes")) {
        throw invalidFile(`In line ${number} of ${fileName} a quote stands where it can't, or is never closed.`);
      }
      if (data.some((cell) => cell.trim() !== "")) lines.push({ number, cells: data });
      for (let at = start; at < meta.cursor; at += 1) number += Number(text[at] === "\n");
      start = meta.cursor;
    },
  });
  return lines;
}

/** What parts the first line, which holds names alone: the most frequent of the three. */
function delimiterOf(text: string): string {
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

const invalidFile = (sentence: string) => new AppError("bad_input", sentence);
