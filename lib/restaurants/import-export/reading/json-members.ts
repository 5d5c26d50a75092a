import { InvalidFileError } from "./file-errors.ts";

/** The most that one place, or any other member, may take: no more of a file than this is held in memory as values. */
const VALUE_MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 64;

const BROKEN = "This file looks like JSON, but it can't be read as such. It may have been cut off.";
const TOO_LONG = "This JSON can't be read: something in it is longer, or nested more deeply, than a place ever is.";

type Member = { key: string; value: unknown; isElement: boolean };

/**
 * The members of the JSON object in a text, one at a time: the list under `listName` comes as an empty one, followed by
 * each of its elements.
 * @throws InvalidFileError if the text is not JSON
 */
export function* jsonMembers(text: string, listName: string): Generator<Member> {
  let position = past(text, 0, "{");
  while (text[position] !== "}") {
    const keyEnd = valueEnd(text, position);
    const key = String(parse(text, position, keyEnd));
    position = past(text, keyEnd, ":");
    position =
      key === listName && text[position] === "["
        ? yield* elements(text, position, key)
        : yield* value(text, position, key);
    if (text[position] !== "}") position = past(text, position, ",");
  }
  if (pastSpace(text, position + 1) < text.length) throw new InvalidFileError(BROKEN);
}

function* elements(text: string, start: number, key: string): Generator<Member, number> {
  yield { key, value: [], isElement: false };
  let position = past(text, start, "[");
  while (text[position] !== "]") {
    position = yield* value(text, position, key, true);
    if (text[position] !== "]") position = past(text, position, ",");
  }
  return pastSpace(text, position + 1);
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

/** Where the value that starts here ends, by its quotes and brackets alone: parsing decides whether it is valid. */
function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let position = start; position < text.length; position++) {
    const character = text[position] ?? "";
    if (character === '"') position = stringEnd(text, position) - 1;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > MAX_DEPTH || position - start > VALUE_MAX_LENGTH) throw new InvalidFileError(TOO_LONG);
    if (depth < 0) return position;
    if (depth === 0 && endsValue(character, text[position + 1])) return position + 1;
  }
  throw new InvalidFileError(BROKEN);
}

const endsValue = (character: string, next: string | undefined): boolean =>
  character === '"' || character === "}" || character === "]" || next === undefined || ",:]} \t\r\n".includes(next);

function stringEnd(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
  throw new InvalidFileError(BROKEN);
}

/** The position past this character and the white space around it. */
function past(text: string, start: number, character: string): number {
  const position = pastSpace(text, start);
  if (text[position] !== character) throw new InvalidFileError(BROKEN);
  return pastSpace(text, position + 1);
}

function pastSpace(text: string, start: number): number {
  let position = start;
  while (position < text.length && " \t\r\n".includes(text[position] ?? "")) position += 1;
  return position;
}
