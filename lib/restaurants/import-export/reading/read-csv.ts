import type { ImportSource } from "@/lib/contracts/place-import";
import { foldText } from "../../../core/fold-text.ts";
import { unescapeFormula } from "../writing/escape-formula.ts";
import type { BoundedPlaceList } from "./bounded-place-list.ts";
import { csvRows } from "./csv-rows.ts";
import { type ExternalPlace, toExternalPlace } from "./external-place.ts";
import { InvalidFileError } from "./file-errors.ts";
import { parseGoogleMapsUrl } from "./parse-google-maps-url.ts";
import { parseStatus } from "./parse-status.ts";

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

/** Google puts a list's description above the header. */
const HEADER_WITHIN = 12;
const HEADER_WITHIN_LENGTH = 256 * 1024;
const TITLE_MAX_LENGTH = 100;
const DELIMITERS = [",", ";", "\t", "|"];

/** Reads a CSV with a name column: our own, a Google Takeout list, or anybody's. `list` is the list's name. */
export function readCsv(text: string, list: string, places: BoundedPlaceList): ImportSource {
  const { index: headerIndex, header, delimiter, isTitled } = findHeader(text);
  const isOwn = header.has("id") && header.has("status") && header.has("googlePlaceId");
  const listName = isOwn ? null : list;
  let index = 0;
  for (const row of csvRows(text, delimiter)) {
    if (index++ > headerIndex) places.add(placeOf(row, header, listName));
  }
  return isOwn ? "kumquat" : header.has("url") && isTitled ? "google_takeout" : "csv";
}

type FoundHeader = { index: number; header: Header; delimiter: string; isTitled: boolean };

/** The delimiter is the one that finds the most header columns: the names themselves may contain any delimiter. */
function findHeader(text: string): FoundHeader {
  const found = DELIMITERS.flatMap((delimiter) =>
    firstRows(text, delimiter).map((row, index): FoundHeader => {
      const isTitled = row.some((cell) => foldText(cell.slice(0, TITLE_MAX_LENGTH)) === "title");
      return { index, header: headerOf(row), delimiter, isTitled };
    }),
  )
    .filter(({ header }) => header.has("name"))
    .sort((a, b) => b.header.size - a.header.size);
  if (found[0]) return found[0];
  throw new InvalidFileError(
    "This CSV has no column of names. Its first line should hold a column called Name or Title.",
  );
}

function firstRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  for (const row of csvRows(text.slice(0, HEADER_WITHIN_LENGTH), delimiter)) {
    rows.push(row);
    if (rows.length === HEADER_WITHIN) break;
  }
  return rows;
}

function headerOf(row: string[]): Header {
  const titles = row.map((cell) => foldText(cell.slice(0, TITLE_MAX_LENGTH)).replaceAll(" ", ""));
  const header: Header = new Map();
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const found = names.map((name) => titles.indexOf(name)).find((index) => index >= 0);
    if (found !== undefined) header.set(column, found);
  }
  return header;
}

function placeOf(row: string[], header: Header, listOfFile: string | null): ExternalPlace {
  const cell = (column: Column) => {
    const index = header.get(column);
    return index === undefined ? undefined : unescapeFormula(row[index] ?? "");
  };
  const list = cell("list") || listOfFile;
  const fromUrl = parseGoogleMapsUrl(cell("url"));
  return toExternalPlace({
    name: cell("name"),
    list,
    address: cell("address"),
    city: cell("city"),
    latitude: cell("latitude") || fromUrl.latitude,
    longitude: cell("longitude") || fromUrl.longitude,
    status: parseStatus(cell("status")) ?? parseStatus(list),
    id: cell("id"),
    googlePlaceId: cell("googlePlaceId") || fromUrl.googlePlaceId,
  });
}
