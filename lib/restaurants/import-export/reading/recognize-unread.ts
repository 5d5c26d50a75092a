import type { UnreadFile } from "../../../contracts/unread-files.ts";

/** Photos of phones are boxes as videos are, with a brand: heic, heix, hevc, heim, heis, mif1, msf1, avif, avis. */
const PHOTO_BRANDS = "68656963|68656978|68657663|6865696d|68656973|6d696631|6d736631|61766966|61766973";

/** How files begin, in hexadecimal, the special before the general. */
const STARTS: readonly [kind: UnreadFile, start: RegExp][] = [
  // PNG, JPEG, GIF, BMP, both byte orders of TIFF, PSD, WebP.
  ["picture", /^(?:89504e47|ffd8ff|47494638|424d.{8}00000000|49492a00|4d4d002a|38425053|52494646.{8}57454250)/],
  ["picture", new RegExp(`^.{8}66747970(?:${PHOTO_BRANDS})`)],
  // MP4 and MOV, Matroska, MP3 with tags, Ogg, FLAC, WAV, AVI.
  ["recording", /^(?:.{8}66747970|1a45dfa3|494433|4f676753|664c6143|52494646.{8}(?:57415645|41564920))/],
  ["pdf", /^255044462d/],
  // RTF.
  ["document", /^7b5c727466/],
  // RAR, 7z, gzip, bzip2, xz.
  ["archive", /^(?:526172211a|377abcaf271c|1f8b|425a68|fd377a585a)/],
];
const START_BYTES = 32;

const SVG = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;
const SVG_WITHIN_BYTES = 1_024;

/** Zips by what is in them; the files of former office programs by the name of a stream. */
const PARTS: readonly [kind: UnreadFile, part: string][] = [
  ["workbook", "xl/workbook."],
  ["workbook", "application/vnd.oasis.opendocument.spreadsheet"],
  ["document", "word/document."],
  ["document", "ppt/presentation."],
  ["document", "application/vnd.oasis.opendocument."],
  ["document", "application/epub+zip"],
];
const WORKBOOK_STREAM = Buffer.from("Workbook", "utf16le");

/** What a file's bytes say that it is, where that can hold no list of places. */
export function recognizeUnread(bytes: Uint8Array): UnreadFile | null {
  const all = bufferOf(bytes);
  const start = all.toString("hex", 0, START_BYTES);
  if (start.startsWith("d0cf11e0")) return all.includes(WORKBOOK_STREAM) ? "workbook" : "document";
  if (SVG.test(all.toString("latin1", 0, SVG_WITHIN_BYTES))) return "picture";
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** The same of a zip without lists. A real one may hold such files beside others, so its name must not say zip. */
export const recognizeUnreadZip = (bytes: Uint8Array, fileName: string): UnreadFile | null =>
  /\.(?:zip|kmz)$/i.test(fileName)
    ? null
    : (PARTS.find(([, part]) => bufferOf(bytes).includes(part, 0, "latin1"))?.[0] ?? null);

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
