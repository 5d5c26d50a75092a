import Papa from "papaparse";
import { AppError } from "./errors";

export type CsvLine = { number: number; cells: string[] };

/**
 * Lines that hold something, numbered as an editor numbers them: a quoted cell may go over several.
 * @throws AppError bad_input for a quote that is never closed
 */
export function readCsvLines(raw: string, fileName: string): CsvLine[] {
  const text = raw.replace(/\r\n?/g, "\n");
  const lines: CsvLine[] = [];
  let number = 1;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: "\n",
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === "Quotes")) {
        throw new AppError(
          "bad_input",
          `In line ${number} of ${fileName} a quote stands where it can't, or is never closed.`,
        );
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
