// Makes data/landmarks/*.json: the landmarks, neighborhoods and towns of scripts/landmarks/*.txt, each with its position.
// Run by hand: node scripts/make-landmarks.mjs FOLDER, where the folder holds places.geojson (OpenStreetMap, 2017) and
// san-francisco-protomaps-20260214-z0-14.pmtiles (OpenStreetMap, 2026).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CITY_BOXES } from "../lib/core/cities.ts";
import { readMapPoints } from "./landmarks/read-map-points.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder with places.geojson: node scripts/make-landmarks.mjs FOLDER");

const CREDIT = { source: "© OpenStreetMap contributors; where it says hand, kept by hand", license: "ODbL-1.0" };
const STATION_NAMES = {
  bart: ["bart", "bart station", "bart stop"],
  caltrain: ["caltrain", "caltrain station", "train station"],
  vta: ["vta", "vta station", "light rail", "light rail station"],
  muni: ["muni", "muni station"],
};

const { features } = JSON.parse(readFileSync(join(folder, "places.geojson"), "utf8"));
const positions = new Map();
const isLarge = ({ properties }) => ["city", "town"].includes(properties.class);
for (const { properties, geometry } of features.toSorted((a, b) => isLarge(b) - isLarge(a))) {
  if (properties.class === "island" || properties.kind === "waterlabel") continue;
  const [longitude, latitude] = geometry.coordinates;
  addPosition(`${properties.kind === "place" ? "point" : "station"} ${properties.name}`, latitude, longitude);
}
for (const { name, latitude, longitude } of readMapPoints(
  join(folder, "san-francisco-protomaps-20260214-z0-14.pmtiles"),
))
  addPosition(`map ${name}`, latitude, longitude);

writeTable("landmarks", ([title, others, kind, where, at]) => {
  const name = title.replace(/^the /, "");
  const [city, town] = where.split(": ");
  const [strong, weak] = splitNames(others);
  return {
    id: slugOf(name),
    name,
    ...(title === name ? {} : { takesArticle: true }),
    names: [...new Set([...strong, ...strong.flatMap(stationName), ...stationNames(name, kind)])],
    ...(weak.length === 0 ? {} : { weakNames: weak }),
    kind,
    city,
    ...(town === undefined ? {} : { town }),
    ...positionOf(at, city),
  };
});
writeTable("areas", ([city, name, at]) => ({ city, name, ...positionOf(at, city) }));
writeTable("towns", ([title, others, at]) => {
  const name = title.replace(/^~/, "");
  const [strong, weak] = splitNames(title === name ? others : `~${name.toLowerCase()}; ${others}`);
  return { name, names: strong, ...(weak.length === 0 ? {} : { weakNames: weak }), ...positionOf(at) };
});

function addPosition(key, latitude, longitude) {
  positions.set(key, [...(positions.get(key) ?? []), { latitude, longitude }]);
}

/** "map Golden Gate Park +350; @37.77190,-122.45450": where it is, how far it reaches, and further spots of it. */
function positionOf(text, city) {
  const [first, ...more] = text.split(";").map((part) => part.trim());
  const [, where, reach] = first.match(/^(.+?)(?: \+(\d+))?$/);
  const { latitude, longitude, source } = spotOf(where, city);
  const spots = more.map((spot) => {
    const { source: _, ...position } = spotOf(spot, city);
    return position;
  });
  return {
    latitude,
    longitude,
    ...(reach === undefined ? {} : { reachMeters: Number(reach) }),
    ...(spots.length === 0 ? {} : { spots }),
    source,
  };
}

/** Of several points of one name, the first in the city: both San Francisco and San Jose have a Japantown. */
function spotOf(where, city) {
  if (where.startsWith("@")) {
    const [latitude, longitude] = where.slice(1).split(",").map(Number);
    return { latitude, longitude, source: "hand" };
  }
  const [south, north, west, east] = CITY_BOXES[city] ?? [-90, 90, -180, 180];
  const isInCity = ({ latitude, longitude }) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  const found = positions.get(where)?.find(isInCity) ?? positions.get(where)?.[0];
  if (!found) throw new Error(`Nothing in the data is called "${where}".`);
  return { ...found, source: "OpenStreetMap" };
}

function splitNames(list) {
  const names = list.split(";").flatMap((name) => name.trim() || []);
  return [names.filter((name) => !name.startsWith("~")), names.flatMap((name) => name.match(/^~(.+)/)?.[1] ?? [])];
}

/** "Rockridge BART" is also Rockridge BART station, Rockridge station and Rockridge light rail, each as its line has it. */
function stationNames(name, kind) {
  const bare = name.toLowerCase().replace(/ (bart|caltrain|vta|muni|station)$/, "");
  return (STATION_NAMES[kind] ?? []).map((ending) => `${bare} ${ending}`);
}

function stationName(name) {
  return / (bart|caltrain|muni)$/.test(name) ? `${name} station` : [];
}

function slugOf(name) {
  const plain = name.normalize("NFKD").toLowerCase().replace(/['’.]/g, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** One row a line, so that a change shows as one. */
function writeTable(name, toRow) {
  const lines = readFileSync(new URL(`landmarks/${name}.txt`, import.meta.url), "utf8").split("\n");
  const rows = lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => toRow(line.split("|").map((cell) => cell.trim())));
  const credit = JSON.stringify(CREDIT).slice(1, -1);
  const body = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
  writeFileSync(`data/landmarks/${name}.json`, `{${credit},"${name}":[\n${body}\n]}\n`);
}
