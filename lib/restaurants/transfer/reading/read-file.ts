import type { ImportSource } from "../contract";
import { decodeText } from "./decode-text.ts";
import type { ReadPlaces } from "./foreign-place.ts";
import { openZip } from "./open-zip.ts";
import { PlaceList } from "./place-list.ts";
import { readCsv } from "./read-csv.ts";
import { readGeojson } from "./read-geojson.ts";
import { readKml } from "./read-kml.ts";
import { RefusedFile, TooMuch } from "./refusals.ts";

/**
 * The places in a file, known by what is in it and not by its name, which only names the list.
 * @throws RefusedFile, with the sentence that says what is wrong with the file
 */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<ReadPlaces> {
  if (bytes.byteLength === 0) throw new RefusedFile("This file is empty.");
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;
  const places = new PlaceList();
  const source = isZip ? await readZip(bytes, places) : readOne(bytes, fileName, places);
  if (places.length === 0) throw new RefusedFile("There is no place in this file.");
  return { source, places: places.all() };
}

function readOne(bytes: Uint8Array, fileName: string, places: PlaceList): ImportSource {
  const text = decodeText(bytes);
  const list = listName(fileName);
  const start = text[text.search(/\S/)];
  if (start === undefined) throw new RefusedFile("This file is empty.");
  if (start === "<") return readKml(text, list, places);
  return start === "{" || start === "[" ? readGeojson(text, list, places) : readCsv(text, list, places);
}

/** "Takeout/Saved/Want to go.csv", "Takeout/Maps (your places)/Saved Places.json", and the doc.kml of a KMZ. */
const LISTS = /(?:\.csv|\.geojson|\.kml|saved places[^/]*\.json)$/i;
const PATH_MAX_LENGTH = 1_000;
const isList = (path: string): boolean =>
  path.length <= PATH_MAX_LENGTH && LISTS.test(path) && !path.includes("__MACOSX/");

const NO_LISTS = "There is no list of places in this zip. It should hold CSV, GeoJSON or KML files.";

async function readZip(bytes: Uint8Array, places: PlaceList): Promise<ImportSource> {
  const sources: ImportSource[] = [];
  for await (const { name, bytes: unpacked } of openZip(bytes, isList)) {
    sources.push(...readWhatIsOne(unpacked, name, places));
  }
  const [first] = sources;
  if (!first) throw new RefusedFile(NO_LISTS);
  return sources.includes("google_takeout") ? "google_takeout" : first;
}

/** Other exports lie beside the lists in a Takeout: what is no list is passed over, what is too much is not. */
function readWhatIsOne(bytes: Uint8Array, name: string, places: PlaceList): ImportSource[] {
  const before = places.length;
  try {
    return [readOne(bytes, name, places)];
  } catch (error) {
    if (!(error instanceof RefusedFile) || error instanceof TooMuch) throw error;
    places.cutTo(before);
    return [];
  }
}

const listName = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? "").replace(/\.[a-z]{1,8}$/i, "").trim();
