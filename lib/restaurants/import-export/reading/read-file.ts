import type { ImportSource } from "@/lib/contracts/place-import";
import { UNREAD_FILES, unreadByName } from "../../../contracts/unread-files.ts";
import { BoundedPlaceList } from "./bounded-place-list.ts";
import { decodeText } from "./decode-text.ts";
import type { ParsedFile } from "./external-place.ts";
import { InvalidFileError, OversizedFileError } from "./file-errors.ts";
import { openZip } from "./open-zip.ts";
import { readCsv } from "./read-csv.ts";
import { readGeojson } from "./read-geojson.ts";
import { readKml } from "./read-kml.ts";
import { recognizeUnread, recognizeUnreadZip } from "./recognize-unread.ts";

/**
 * The places in a file, recognized by its content; the file's name only names the list.
 * @throws InvalidFileError or OversizedFileError, with a message for the user
 */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<ParsedFile> {
  if (bytes.byteLength === 0) throw new InvalidFileError("This file is empty.");
  const unread = recognizeUnread(bytes);
  if (unread) throw new InvalidFileError(UNREAD_FILES[unread]);
  try {
    return await readList(bytes, fileName);
  } catch (error) {
    // What can't be read as a list is what it is called; one that can be is a list, whatever it is called.
    if (!(error instanceof InvalidFileError) || error instanceof OversizedFileError) throw error;
    const kind = (isZip(bytes) ? recognizeUnreadZip(bytes, fileName) : null) ?? unreadByName(fileName);
    throw kind ? new InvalidFileError(UNREAD_FILES[kind]) : error;
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

async function readList(bytes: Uint8Array, fileName: string): Promise<ParsedFile> {
  const places = new BoundedPlaceList();
  const source = isZip(bytes) ? await readZip(bytes, places) : readOne(bytes, fileName, places);
  if (places.length === 0) throw new InvalidFileError("There is no place in this file.");
  return { source, places: places.all() };
}

function readOne(bytes: Uint8Array, fileName: string, places: BoundedPlaceList): ImportSource {
  const text = decodeText(bytes);
  const list = listName(fileName);
  const start = text[text.search(/\S/)];
  if (start === undefined) throw new InvalidFileError("This file is empty.");
  if (start === "<") return readKml(text, list, places);
  return start === "{" || start === "[" ? readGeojson(text, list, places) : readCsv(text, list, places);
}

/** "Takeout/Saved/Want to go.csv", "Takeout/Maps (your places)/Saved Places.json", and the doc.kml of a KMZ. */
const LIST_PATH = /(?:\.csv|\.geojson|\.kml|saved places[^/]*\.json)$/i;
const PATH_MAX_LENGTH = 1_000;
const isList = (path: string): boolean =>
  path.length <= PATH_MAX_LENGTH && LIST_PATH.test(path) && !path.includes("__MACOSX/");

const NO_LISTS = "There is no list of places in this zip. It should hold CSV, GeoJSON or KML files.";

async function readZip(bytes: Uint8Array, places: BoundedPlaceList): Promise<ImportSource> {
  const sources: ImportSource[] = [];
  for await (const { name, bytes: unpacked } of openZip(bytes, isList)) {
    sources.push(...tryReadOne(unpacked, name, places));
  }
  const [first] = sources;
  if (!first) throw new InvalidFileError(NO_LISTS);
  return sources.includes("google_takeout") ? "google_takeout" : first;
}

/** A Takeout has other exports beside the lists: files that aren't lists are skipped, oversized ones are not. */
function tryReadOne(bytes: Uint8Array, name: string, places: BoundedPlaceList): ImportSource[] {
  const before = places.length;
  try {
    return [readOne(bytes, name, places)];
  } catch (error) {
    if (!(error instanceof InvalidFileError) || error instanceof OversizedFileError) throw error;
    places.truncate(before);
    return [];
  }
}

const listName = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? "").replace(/\.[a-z]{1,8}$/i, "").trim();
