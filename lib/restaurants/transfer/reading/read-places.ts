import { AppError } from "../../../errors";
import { IMPORT_MAX_PLACES } from "../contract";
import { decodeText } from "./decode-text";
import type { ReadPlaces } from "./foreign-place";
import { openZip } from "./open-zip";
import { readCsv } from "./read-csv";
import { readGeojson } from "./read-geojson";
import { readKml } from "./read-kml";
import { refusedFile, tooManyPlaces } from "./refusals";

/**
 * The places in a file, known by what is in it and not by its name, which only names the list.
 * @throws AppError unprocessable, with the sentence that says what is wrong with the file
 */
export async function readPlaces(bytes: Uint8Array, fileName: string): Promise<ReadPlaces> {
  if (bytes.byteLength === 0) throw refusedFile("This file is empty.");
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;
  const read = isZip ? await readZip(bytes) : readOne(bytes, fileName);
  if (read.places.length === 0) throw refusedFile("There is no place in this file.");
  return read;
}

function readOne(bytes: Uint8Array, fileName: string): ReadPlaces {
  const text = decodeText(bytes);
  const list = listName(fileName);
  const start = text.trimStart()[0];
  if (start === undefined) throw refusedFile("This file is empty.");
  if (start === "<") return readKml(text, list);
  return start === "{" || start === "[" ? readGeojson(text, list) : readCsv(text, list);
}

/** "Takeout/Saved/Want to go.csv", "Takeout/Maps (your places)/Saved Places.json", and the doc.kml of a KMZ. */
const LISTS = /(?:\.csv|\.geojson|\.kml|saved places[^/]*\.json)$/i;
const NO_LISTS = "There is no list of places in this zip. It should hold CSV, GeoJSON or KML files.";

async function readZip(bytes: Uint8Array): Promise<ReadPlaces> {
  const files = await openZip(bytes, (name) => LISTS.test(name) && !name.includes("__MACOSX/"));
  const lists = files.flatMap(({ name, bytes }) => readWhatIsOne(bytes, name) ?? []);
  if (lists.length === 0) throw refusedFile(NO_LISTS);
  const places = lists.flatMap((list) => list.places);
  if (places.length > IMPORT_MAX_PLACES) throw tooManyPlaces();
  const [{ source } = { source: "csv" as const }] = lists;
  return { source: lists.some((list) => list.source === "google_takeout") ? "google_takeout" : source, places };
}

/** Other exports lie beside the lists in a Takeout: what is no list is passed over, what is too much is not. */
function readWhatIsOne(bytes: Uint8Array, name: string): ReadPlaces | null {
  try {
    return readOne(bytes, name);
  } catch (error) {
    if (error instanceof AppError && error.userMessage !== tooManyPlaces().userMessage) return null;
    throw error;
  }
}

const listName = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? "").replace(/\.[a-z]{1,8}$/i, "").trim();
