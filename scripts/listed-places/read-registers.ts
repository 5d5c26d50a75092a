import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { addressKey } from "@/lib/catalogue/listed/same-listing";
import { tellingWords } from "@/lib/catalogue/listed/telling-words";
import { cuisinesOfName } from "./cuisines-of-name.ts";
import { properAddress, properName } from "./proper-name.ts";

/** A place as one source has it. */
export type SourceRow = {
  source: Source;
  name: string;
  address: string;
  town: string;
  postalCode: string;
  neighbourhood: string;
  latitude: number;
  longitude: number;
  cuisines: string[];
  /** (415) 555-0100 */
  phone: string;
  /** YYYY-MM-DD */
  lastSeenOn: string;
};
export type Source = "santa-clara-county" | "san-francisco" | "san-mateo-county" | "berkeley" | "openstreetmap";

type Cells = Record<string, string>;

/** What was last inspected before its register's last year is no sign of life: registers keep what closed. */
const OLDEST: Partial<Record<Source, string>> = { "san-francisco": "2018-12-01", "san-mateo-county": "2016-11-01" };

/** Registers also have those who cook elsewhere and sell here. */
const COUNTY_TOWNS: Partial<Record<Source, Set<string>>> = {
  "san-mateo-county": new Set(
    (
      "East Palo Alto|Menlo Park|Redwood City|San Carlos|Belmont|San Mateo|Foster City|Burlingame|Hillsborough|Millbrae|San Bruno|" +
      "South San Francisco|Daly City|Colma|Brisbane|Pacifica|Half Moon Bay|Montara|Moss Beach|El Granada|Pescadero|Woodside|" +
      "Portola Valley|Atherton"
    ).split("|"),
  ),
  "santa-clara-county": new Set(
    (
      "San Jose|Santa Clara|Milpitas|Campbell|Los Gatos|Saratoga|Monte Sereno|Morgan Hill|San Martin|Gilroy|Palo Alto|" +
      "Mountain View|Los Altos|Los Altos Hills|Sunnyvale|Cupertino"
    ).split("|"),
  ),
};

/** Where a register tells of every place: what only an older map has there is gone. */
export const isRegisteredTown = (town: string): boolean =>
  ["San Francisco", "Berkeley"].includes(town) || Object.values(COUNTY_TOWNS).some((towns) => towns.has(town));

export const readTable = (path: string): Cells[] =>
  Papa.parse<Cells>(readFileSync(path, "utf8"), { header: true, skipEmptyLines: true }).data;

/** The counties' and cities' registers of food facilities; `inspections` is the table of San Francisco's visits. */
export function readRegisters(folder: string, inspections: string): SourceRow[] {
  return [
    ...readSantaClara(join(folder, "places/santa-clara-county-food-facilities-2026-03.csv")),
    ...readSanFrancisco(folder, inspections),
    ...readSanMateo(join(folder, "restaurants/san_mateo_county_food_facilities_2017.csv")),
    ...readBerkeley(join(folder, "places/berkeley-food-facilities-2019-10.csv")),
  ];
}

const readSantaClara = (path: string): SourceRow[] =>
  readTable(path).flatMap((row) =>
    toRow("santa-clara-county", {
      ...row,
      town: row.city?.replace(/^MOUNTIAN/, "MOUNTAIN").replace(/^ALVISO$/, "SAN JOSE"),
    }),
  );

const readBerkeley = (path: string): SourceRow[] =>
  readTable(path).flatMap((row) => toRow("berkeley", { ...row, town: "Berkeley" }));

const readSanMateo = (path: string): SourceRow[] =>
  readTable(path).flatMap((row) =>
    toRow("san-mateo-county", {
      name: row.Name,
      address: row.Address,
      town: row.City,
      postal_code: row.Zip,
      lat: row.Lat,
      lon: row.Long,
      last_inspection: row.LastDate,
    }),
  );

function readSanFrancisco(folder: string, inspections: string): SourceRow[] {
  const lastVisit = new Map<string, string>();
  for (const { business_id: id = "", inspection_date: date = "" } of readTable(inspections)) {
    const day = date.slice(0, 10);
    if (day > (lastVisit.get(id) ?? "")) lastVisit.set(id, day);
  }
  const kitchens = new Map(
    readTable(join(folder, "restaurants/sf_joined_with_coordinates.csv")).map((row) => [
      placeKey(row.name, row.address),
      row,
    ]),
  );
  return readTable(join(folder, "restaurants/sf_dph_restaurants_recent.csv")).flatMap((row) => {
    const joined = kitchens.get(placeKey(row.business_name, row.business_address));
    return toRow("san-francisco", {
      name: joined?.name ?? row.business_name,
      address: row.business_address,
      town: "San Francisco",
      postal_code: row.business_postal_code,
      lat: row.business_latitude,
      lon: row.business_longitude,
      // In its own numbers a digit was lost to a second area code.
      phone: joined?.phone,
      last_inspection: lastVisit.get(row.business_id ?? ""),
      cuisine: joined?.cuisine,
    });
  });
}

/** "A LA TURCA RESTAURANT" at 869 Geary and "A La Turca Restaurant" there. */
const placeKey = (name = "", address = "") =>
  `${tellingWords(properName(name))[0]} ${addressKey(properAddress(address) ?? "")}`;

function toRow(source: Source, cells: Partial<Cells>): SourceRow[] {
  const name = properName(cells.name ?? "");
  const address = properAddress(cells.address ?? "");
  const [latitude, longitude] = [Number(cells.lat), Number(cells.lon)];
  const lastSeenOn = cells.last_inspection ?? "";
  const isDated = /^\d{4}-\d\d-\d\d/.test(lastSeenOn) && lastSeenOn >= (OLDEST[source] ?? "");
  const town = titleCase(cells.town ?? "");
  const isInside = COUNTY_TOWNS[source]?.has(town) ?? true;
  if (!name || !address || !latitude || !longitude || !isDated || !isInside) return [];
  return [
    {
      source,
      name,
      address,
      town,
      postalCode: /^9\d{4}/.exec(cells.postal_code ?? "")?.[0] ?? "",
      neighbourhood: "",
      latitude,
      longitude,
      cuisines: cells.cuisine ? cuisinesIn(cells.cuisine) : cuisinesOfName(name),
      phone: properPhone(cells.phone ?? ""),
      lastSeenOn: lastSeenOn.slice(0, 10),
    },
  ];
}

/** Of "Ramen, Japanese" both; a meal is no cuisine of a place that has others too. */
const cuisinesIn = (written: string): string[] =>
  cuisinesOfName(written.replaceAll("/", " ")).filter((cuisine) => cuisine !== "Breakfast");

const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** "+14086432579" is (408) 643-2579. */
function properPhone(text: string): string {
  const [, area, office, line] = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(text.replace(/\D/g, "")) ?? [];
  return area === undefined ? "" : `(${area}) ${office}-${line}`;
}
