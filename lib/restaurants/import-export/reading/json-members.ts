import { InvalidFileError } from "./file-errors.ts";

/** What one place, or anything beside the places, may take: no more of a file is held as values at any time. */
const VALUE_MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 64;

const BROKEN = "This file looks like JSON, but it can't be read as such. It may have been cut off.";
const TOO_LONG = "This JSON can't be read: something in it is longer, or nested more deeply, than a place ever is.";

export type Member = { key: string; value: unknown; isElement: boolean };

/**
 * The members of the JSON object that a text holds, one at a time: the list under `listName` as an empty one, and then
 * each of its elements.
 * @throws RefusedFile where the text is no JSON
 */
export function* jsonMembers(text: string, listName: string): Generator<Member> {
  let at = past(text, 0, "{");
  while (text[at] !== "}") {
    const keyEnd = valueEnd(text, at);
    const key = String(parse(text, at, keyEnd));
    at = past(text, keyEnd, ":");
    at = key === listName && text[at] === "[" ? yield* elements(text, at, key) : yield* value(text, at, key);
    if (text[at] !== "}") at = past(text, at, ",");
  }
  if (pastSpace(text, at + 1) < text.length) throw new InvalidFileError(BROKEN);
}

function* elements(text: string, start: number, key: string): Generator<Member, number> {
  yield { key, value: [], isElement: false };
  let at = past(text, start, "[");
  while (text[at] !== "]") {
    at = yield* value(text, at, key, true);
    if (text[at] !== "]") at = past(text, at, ",");
  }
  return pastSpace(text, at + 1);
}

function* value(text: string, start: number, key: string, isElement = false): Generator<Member, number> {
  const end = valueEnd(text, start);
  yield { key, value: parse(text, start, end), isElement };
  return pastSpace(text, end);
}

function parse(text: string, start: number, end: number): unknown {
  try {
    return JSON.parse(text.slice(start, end));
  } catch (cause) {
    throw new InvalidFileError(BROKEN, { cause });
  }
}

/** Where the value ends that starts here, found by its quotes and brackets alone: parsing tells whether it is one. */
function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === '"') at = stringEnd(text, at) - 1;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    if (depth > MAX_DEPTH || at - start > VALUE_MAX_LENGTH) throw new InvalidFileError(TOO_LONG);
    if (depth < 0) return at;
    if (depth === 0 && endsValue(sign, text[at + 1])) return at + 1;
  }
  throw new InvalidFileError(BROKEN);
}

const endsValue = (sign: string, next: string | undefined): boolean =>
  sign === '"' || sign === "}" || sign === "]" || next === undefined || ",:]} \t\r\n".includes(next);

function stringEnd(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
  throw new InvalidFileError(BROKEN);
}

/** Past this sign, and the space around it. */
function past(text: string, start: number, sign: string): number {
  const at = pastSpace(text, start);
  if (text[at] !== sign) throw new InvalidFileError(BROKEN);
  return pastSpace(text, at + 1);
}

function pastSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && " \t\r\n".includes(text[at] ?? "")) at += 1;
  return at;
}
