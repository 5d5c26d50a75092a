// Makes data/listed/*.csv: places of open registers and of OpenStreetMap that nobody has described yet. Run by hand:
//   tsx scripts/make-listed-places.ts FOLDER INSPECTIONS
// FOLDER holds places/{santa-clara-county-food-facilities-2026-03,berkeley-food-facilities-2019-10,osm-2017-food-places}.csv,
// restaurants/{san_mateo_county_food_facilities_2017,sf_dph_restaurants_recent,sf_joined_with_coordinates}.csv,
// geo/neighborhoods_*.geojson and geo/basemap/{streets-*.geojson,house-numbers.csv.gz,places.geojson}; INSPECTIONS is the
// table of San Francisco's inspections of the same release as its register (business_id, inspection_date).
// What it leaves out is in scripts/listed-places/{chains.txt,left-out.json}; the table that it prints counts it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { cityOfTown } from "@/lib/catalogue/listed/city-of-town";
import { isSameListing } from "@/lib/catalogue/listed/same-listing";
import { tellingWords } from "@/lib/catalogue/listed/telling-words";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { distanceMeters } from "@/lib/core/geo/distance";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import { AreaIndex } from "./listed-places/area-index.ts";
import { compare, joinPlaces, namesOfChains } from "./listed-places/join-places.ts";
import { reasonToLeaveOut } from "./listed-places/left-out.ts";
import { readOpenStreetMap } from "./listed-places/read-open-street-map.ts";
import { isRegisteredTown, readRegisters, type SourceRow } from "./listed-places/read-registers.ts";

const [folder, inspections] = process.argv.slice(2);
if (!folder || !inspections) throw new Error("Usage: tsx scripts/make-listed-places.ts FOLDER INSPECTIONS");

/** Where no town is: an address that was geocoded in another county. */
const FROM_TOWN_METERS = 15_000;

const areas = new AreaIndex(join(folder, "geo"));
const registered = readRegisters(folder, inspections);
const mapped = readOpenStreetMap(folder, areas, registered);
const rows = [...registered, ...mapped];
const chains = namesOfChains(rows);
const middles = new Map(
  [...Map.groupBy(rows, ({ town }) => town)].map(([town, places]) => [
    town,
    {
      latitude: median(places.map(({ latitude }) => latitude)),
      longitude: median(places.map(({ longitude }) => longitude)),
    },
  ]),
);
const described = builtInCatalogue();
const leftOut = new Map<string, number>();
const kept = joinPlaces(rows).filter((place) => {
  const reason = reasonOf(place);
  if (reason !== null) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  return reason === null;
});

function reasonOf(place: SourceRow): string | null {
  const { source, name, address, town } = place;
  const middle = middles.get(town) ?? place;
  if (cityOfTown(town) === undefined) return "outside of the Bay Area";
  if (distanceMeters(place, middle) > FROM_TOWN_METERS) return "far from its town";
  if (!isOnOrNearLand(place)) return "in the water";
  if (source === "openstreetmap" && isRegisteredTown(town)) return "on the old map, and in no register since";
  if (chains.has(tellingWords(name.replace(/ [-@] .*/, "")).join(" "))) return "at six addresses or more";
  const reason = reasonToLeaveOut(name, address);
  if (reason !== null) return reason;
  return described.some((entry) => isSameListing(entry, place)) ? "described" : null;
}

const bySource = Map.groupBy(
  kept.toSorted((a, b) => compare(a.town, b.town) || compare(a.name, b.name) || compare(a.address, b.address)),
  ({ source }) => source,
);
let bytes = 0;
for (const [source, places] of bySource) {
  const table = Papa.unparse(places.map(cellsOf), { newline: "\n" });
  bytes += Buffer.byteLength(table);
  writeFileSync(`data/listed/${source}.csv`, `${table}\n`);
}
console.log(`${rows.length} rows, ${kept.length} places, ${bytes} bytes`);
console.table([...leftOut].toSorted(([, a], [, b]) => b - a));
console.table(
  [...Map.groupBy(kept, ({ town }) => town)]
    .map(([town, { length }]) => [town, length])
    .toSorted(([, a], [, b]) => Number(b) - Number(a)),
);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function cellsOf(place: SourceRow) {
  const city = cityOfTown(place.town);
  return {
    name: place.name,
    address: place.address,
    town: place.town,
    neighbourhood: place.neighbourhood || (city && place.town === city ? areas.neighbourhoodAt(city, place) : ""),
    postal_code: place.postalCode,
    latitude: place.latitude.toFixed(5),
    longitude: place.longitude.toFixed(5),
    cuisines: place.cuisines.join("; "),
    phone: place.phone,
    last_seen_on: place.lastSeenOn,
  };
}
