/** Past these a row says nothing about a place; no line, however long, takes more memory than this. */
const CELLS_MAX = 200;
const CELL_MAX_LENGTH = 5_000;

const QUOTE = '"';

/**
 * The non-empty rows of a CSV, one at a time, by RFC 4180, with any line endings and with the quotes that spreadsheets
 * get wrong: a quote inside a quoted cell that doesn't end it is an ordinary character.
 */
export function* csvRows(text: string, delimiter: string): Generator<string[]> {
  const blank = new RegExp(`[\\s${delimiter}]*`, "y");
  let row: string[] = [];
  let hasContent = false;
  for (let position = 0; position < text.length || row.length > 0; ) {
    if (row.length === 0) position = skipEmptyRows(text, position, blank);
    if (position === text.length && row.length === 0) return;
    const { cell, end } =
      text[position] === QUOTE ? quotedCell(text, position, delimiter) : plainCell(text, position, delimiter);
    if (row.length < CELLS_MAX) {
      row.push(cell);
      hasContent ||= /\S/.test(cell);
    }
    position = end + 1;
    if (text[end] === delimiter) continue;
    if (hasContent) yield row;
    row = [];
    hasContent = false;
  }
}

/** Where the first row with content starts, or the text ends: a file may hold millions of rows of delimiters alone. */
function skipEmptyRows(text: string, start: number, blank: RegExp): number {
  blank.lastIndex = start;
  blank.test(text);
  if (blank.lastIndex === text.length) return text.length;
  let end = blank.lastIndex;
  while (end > start && !isLineEnd(text.charCodeAt(end - 1))) end -= 1;
  return end;
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
