import { readFileSync } from "node:fs";

const TABLE = new URL("labels.txt", import.meta.url);

/** The zoom from which a place of OpenStreetMap's is named where our own table doesn't have it. */
const PLACES = {
  city: { kind: "town", from: 9.5 },
  town: { kind: "town", from: 10.8 },
  village: { kind: "town", from: 11.5 },
  suburb: { kind: "area", from: 12 },
  quarter: { kind: "area", from: 12.6 },
  neighbourhood: { kind: "area", from: 13.6 },
};
/** A developer's names for some houses, which nobody goes out to eat in. */
const HOUSING =
  /apartments|estates|meadows|mobile|trailer|village$|gardens|terrace|condo|tract| II|contempo|homes|manor/i;
const LARGE_LAKE = /^(Lake |.* (Reservoir|Lagoon|Lake)$)/;

/** Caltrain's stations between San Francisco and San José, as OpenStreetMap names them. */
const CALTRAIN = new Set([
  "San Francisco 4th & King Street",
  "South San Francisco",
  "San Bruno",
  "Millbrae",
  "Broadway",
  "Burlingame",
  "San Mateo",
  "Hayward Park",
  "Hillsdale Caltrain Station",
  "Belmont",
  "San Carlos",
  "Redwood City",
  "Atherton",
  "Menlo Park",
  "Palo Alto",
  "California Avenue",
  "San Antonio",
  "Mountain View",
  "Sunnyvale",
  "Lawrence",
  "Santa Clara/University",
  "San Jose Diridon",
  "Tamien",
  "Capitol",
  "Blossom Hill",
]);
const STATION_NAMES = {
  "San Francisco 4th & King Street": "4th & King",
  "Hillsdale Caltrain Station": "Hillsdale",
  "Santa Clara/University": "Santa Clara",
  "San Jose Diridon": "San José Diridon",
  "Berryessa/North San Jose": "Berryessa",
};

/** Every name on the map as a point: what it names (`kind`) and from which zoom (`from`). */
export function labelFeatures({ places, stations }) {
  const own = readFileSync(TABLE, "utf8")
    .split("\n")
    .filter((row) => row && !row.startsWith("#"))
    .map(ownLabel);
  const named = places
    .filter(({ properties: { kind, class: type, name } }) => kind === "place" && PLACES[type] && !HOUSING.test(name))
    .map(({ properties, geometry }) =>
      label({ name: properties.name, ...PLACES[properties.class] }, geometry.coordinates),
    )
    .filter((each) => !own.some((other) => isSame(each, other)));
  const lakes = places
    .filter(({ properties: { kind, name } }) => kind === "waterlabel" && LARGE_LAKE.test(name))
    .map(({ properties: { name }, geometry }) => label({ name, kind: "water", from: 13 }, geometry.coordinates))
    .filter((each) => !own.some((other) => isSame(each, other)));
  const trains = places
    .filter(({ properties: { kind, name } }) => kind === "poi" && CALTRAIN.has(name))
    .filter(({ properties }, at, all) => all.findIndex((other) => other.properties.name === properties.name) === at)
    .map(({ properties: { name }, geometry }) => station("caltrain", name, geometry.coordinates));
  const bart = stations.map(({ properties: { name }, geometry }) => station("bart", name, geometry.coordinates));
  return [...own, ...dedupe(named), ...dedupe(lakes), ...bart, ...trains];
}

const station = (line, name, at) => label({ name: STATION_NAMES[name] ?? name, kind: "station", line, from: 11.5 }, at);

function ownLabel(row) {
  const [kind, from, name, at] = row.split(" | ");
  return label({ name, kind, from: Number(from) }, at.split(" ").map(Number));
}

function label(properties, coordinates) {
  const minzoom = Math.max(7, Math.min(13, Math.floor(properties.from)));
  return {
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: coordinates.slice(0, 2) },
    tippecanoe: { minzoom },
  };
}

const plain = ({ properties: { name } }) =>
  name
    .normalize("NFD")
    .replace(/\p{M}|\b(the|district|downtown)\b|[^\p{L}\p{N}]/giu, "")
    .toLowerCase();

/** The same name within some eight kilometers. */
function isSame(a, b) {
  const [[x, y], [ax, ay]] = [a.geometry.coordinates, b.geometry.coordinates];
  return plain(a) === plain(b) && Math.hypot(x - ax, y - ay) < 0.08;
}

const dedupe = (labels) => labels.filter((each, at) => !labels.slice(0, at).some((other) => isSame(each, other)));
