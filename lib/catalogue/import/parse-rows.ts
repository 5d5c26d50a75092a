import { AppError } from "@/lib/core/errors";
import { COLUMNS, findColumn, REQUIRED_COLUMNS } from "./columns";
import type { FileRow, FileRows } from "./file-row";
import { parseCsv } from "./parse-csv";

/** A file of a few hundred thousand places; more is a mistake. */
export const MAX_BYTES = 50 * 1024 * 1024;
const MAX_LISTED = 20;
const REPLACEMENT_CHARACTER = "\uFFFD";

/**
 * The rows of a CSV file (comma, semicolon or tab) or of a JSON array of objects. Bytes that are no UTF-8 cost their
 * row alone. @throws AppError for a file that can't be read at all
 */
export function parseRows(bytes: Uint8Array, fileName: string): FileRows {
  if (bytes.length > MAX_BYTES) throw new AppError("too_large", `${fileName} is larger than 50 MB.`);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw invalidFile(`${fileName} is UTF-16. Save it as UTF-8 and import it again.`);
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  if (text.trim() === "") throw invalidFile(`${fileName} is empty.`);
  const { rows, unknownColumns } = /\.json$/i.test(fileName) ? readJson(text, fileName) : parseCsv(text, fileName);
  return { rows: rows.map(withEncodingProblem), unknownColumns: unknownColumns.slice(0, MAX_LISTED) };
}

function readJson(text: string, fileName: string): FileRows {
  const items = parseJson(text, fileName);
  if (!Array.isArray(items)) throw invalidFile(`${fileName} must hold an array of restaurants.`);
  const unknown = new Set<string>();
  const rows = items.map((item: unknown, i): FileRow => {
    const where = `item ${i + 1}`;
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      return { location: where, cells: {}, problem: "is not an object" };
    }
    const row: FileRow = { location: where, cells: {} };
    for (const [key, value] of Object.entries(item)) {
      const column = findColumn(key);
      if (!column) unknown.add(key);
      else if (column in row.cells) row.problem = `gives ${column} twice`;
      else row.cells[column] = value;
    }
    return row;
  });
  if (rows.length > 0 && rows.every(({ cells }) => Object.keys(cells).length === 0)) {
    throw invalidFile(
      `Nothing in ${fileName} has a known field. Needed are ${REQUIRED_COLUMNS.join(", ")}; known are ${COLUMNS.join(", ")}.`,
    );
  }
  return { rows, unknownColumns: [...unknown] };
}

function parseJson(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_input", `${fileName} is not valid JSON: ${(cause as Error).message}.`, { cause });
  }
}

function withEncodingProblem(row: FileRow): FileRow {
  if (row.problem !== undefined) return row;
  // JSON writes control characters and halves of surrogate pairs as escapes, so that they can be seen here.
  const text = JSON.stringify(Object.values(row.cells)).replaceAll("\\\\", "");
  if (text.includes(REPLACEMENT_CHARACTER) || /\\ud[89a-f]/.test(text)) {
    return { ...row, problem: "holds characters that are not UTF-8" };
  }
  return /\\u00[01]|\\[bf]/.test(text) ? { ...row, problem: "holds control characters" } : row;
}

const invalidFile = (sentence: string) => new AppError("bad_input", sentence);
