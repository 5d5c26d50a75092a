import Papa from "papaparse";
import { foldText } from "../../search-text";
import { IMPORT_MAX_PLACES } from "../contract";
import { unguardFormula } from "../writing/formula-guard";
import { type ForeignPlace, foreignPlace, type ReadPlaces } from "./foreign-place";
import { readGoogleUrl } from "./google-url";
import { refusedFile, tooManyPlaces } from "./refusals";
import { statusOfWords } from "./status-words";

/** What a column may be called, folded and without spaces, the best name first. */
const COLUMNS = {
  name: ["name", "title", "placename", "restaurant", "restaurantname", "place"],
  address: ["address", "formattedaddress", "fulladdress", "streetaddress", "street"],
  city: ["city", "town", "locality"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lng", "lon", "long"],
  status: ["status", "userstatus", "mark"],
  list: ["list", "listname", "collection"],
  url: ["url", "googlemapsurl", "link", "mapsurl"],
  id: ["id"],
  googlePlaceId: ["googleplaceid", "placeid"],
} as const;

type Column = keyof typeof COLUMNS;
type Header = Map<Column, number>;

/** Google puts a list's own description above the header. */
const HEADER_WITHIN = 12;
const DELIMITERS = [",", ";", "\t", "|"];

/** Reads a CSV with a column of names: our own, a list from Google Takeout, or anybody's. `list` names the file. */
export function readCsv(text: string, list: string): ReadPlaces {
  const { at, header, delimiter } = findHeader(text);
  const data = parse(text, delimiter, IMPORT_MAX_PLACES + HEADER_WITHIN + 1);
  const rows = data.slice(at + 1);
  if (rows.length > IMPORT_MAX_PLACES) throw tooManyPlaces();
  const isOwn = header.has("id") && header.has("status") && header.has("googlePlaceId");
  const isGoogle = header.has("url") && data[at]?.some((cell) => foldText(cell) === "title");
  const source = isOwn ? "kumquat" : isGoogle ? "google_takeout" : "csv";
  const listName = isOwn ? null : list;
  return {
    source,
    places: rows.filter((row) => row.some((cell) => cell.trim())).map((row) => placeOf(row, header, listName)),
  };
}

const parse = (text: string, delimiter: string, preview: number): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: "greedy" }).data;

type FoundHeader = { at: number; header: Header; delimiter: string };

/** The delimiter is the one that makes most of the header: names may hold any of them. */
function findHeader(text: string): FoundHeader {
  const found = DELIMITERS.flatMap((delimiter) =>
    parse(text, delimiter, HEADER_WITHIN).map((row, at): FoundHeader => ({ at, header: headerOf(row), delimiter })),
  )
    .filter(({ header }) => header.has("name"))
    .sort((a, b) => b.header.size - a.header.size);
  if (found[0]) return found[0];
  throw refusedFile("This CSV has no column of names. Its first line should hold a column called Name or Title.");
}

function headerOf(row: string[]): Header {
  const titles = row.slice(0, 200).map((cell) => foldText(cell.slice(0, 100)).replaceAll(" ", ""));
  const header: Header = new Map();
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const found = names.map((name) => titles.indexOf(name)).find((at) => at >= 0);
    if (found !== undefined) header.set(column, found);
  }
  return header;
}

function placeOf(row: string[], header: Header, listOfFile: string | null): ForeignPlace {
  const cell = (column: Column) => {
    const at = header.get(column);
    return at === undefined ? undefined : unguardFormula(row[at] ?? "");
  };
  const list = cell("list") || listOfFile;
  const told = readGoogleUrl(cell("url"));
  return foreignPlace({
    name: cell("name"),
    list,
    address: cell("address"),
    city: cell("city"),
    latitude: cell("latitude") || told.latitude,
    longitude: cell("longitude") || told.longitude,
    status: statusOfWords(cell("status")) ?? statusOfWords(list),
    id: cell("id"),
    googlePlaceId: cell("googlePlaceId") || told.googlePlaceId,
  });
}
