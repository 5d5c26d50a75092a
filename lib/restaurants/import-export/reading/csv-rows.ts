/** Past these a row tells nothing of a place; so no line, however long, takes more room than this. */
const CELLS_MAX = 200;
const CELL_MAX_LENGTH = 5_000;

const QUOTE = '"';

/**
 * The rows of a CSV that hold anything, one at a time, by RFC 4180, in whatever line ends and with the quotes that
 * spreadsheets get wrong: one inside a quoted cell that ends nothing is a sign like any other.
 */
export function* csvRows(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let holds = false;
  for (let at = 0; at < text.length || row.length > 0; ) {
    if (row.length === 0 && isLineEnd(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const { cell, end } = text[at] === QUOTE ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (row.length < CELLS_MAX) {
      row.push(cell);
      holds ||= /\S/.test(cell);
    }
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (holds) yield row;
    row = [];
    holds = false;
  }
}

type Cell = { cell: string; end: number };

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

function plainCell(text: string, start: number, delimiter: string): Cell {
  const ends = delimiter.charCodeAt(0);
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === ends || isLineEnd(code)) break;
  }
  return { cell: text.slice(start, Math.min(end, start + CELL_MAX_LENGTH)), end };
}

function quotedCell(text: string, start: number, delimiter: string): Cell {
  for (let quote = start; ; ) {
    quote = text.indexOf(QUOTE, quote + 1);
    if (quote === -1) return { cell: unquoted(text, start, text.length), end: text.length };
    if (text[quote + 1] === QUOTE) {
      quote += 1;
      continue;
    }
    let end = quote + 1;
    while (text[end] === " ") end += 1;
    if (end >= text.length || text[end] === delimiter || isLineEnd(text.charCodeAt(end)))
      return { cell: unquoted(text, start, quote), end };
  }
}

const unquoted = (text: string, start: number, end: number): string =>
  text.slice(start + 1, Math.min(end, start + 1 + CELL_MAX_LENGTH)).replaceAll('""', QUOTE);
