import { InvalidFileError } from "./file-errors.ts";

// Control characters that only binary files have. Windows-1252 leaves some of the high ones undefined.
const BINARY = /[\p{Cc}--[\t\n\v\f\r\u0080-\u009f]]/v;

/**
 * Decodes a file's text: by its byte order mark, else as UTF-8, else as Windows-1252, which older Excels write and
 * which is a superset of Latin-1. UTF-16 without a byte order mark is recognized by its zeros.
 * @throws InvalidFileError if it is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, "");
  if (BINARY.test(text)) {
    throw new InvalidFileError("This isn't a text file. Bring a CSV, GeoJSON, KML or Takeout file of places.");
  }
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = bytes.subarray(0, 200);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
