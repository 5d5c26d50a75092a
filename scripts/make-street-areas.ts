// Makes data/landmarks/streets.json: which neighborhoods the streets of scripts/landmarks/streets.txt run through, and in
// which they cross, of our own as the catalogue's places and OpenStreetMap's points have them. Run by hand:
//   tsx scripts/make-street-areas.ts FOLDER
// FOLDER holds streets-*.geojson (OpenStreetMap).
import { readFileSync, writeFileSync } from "node:fs";
import points from "@/data/landmarks/areas.json" with { type: "json" };
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CITIES, type City, isCity } from "@/lib/core/cities";
import { AREAS, resolveAreas } from "@/lib/restaurants/vocabulary/areas";
import {
  crossings,
  distance,
  type Line,
  lengthOf,
  type Point,
  project,
  readStreetLines,
  stepsAlong,
  streetKey,
} from "./street-areas/street-lines.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: tsx scripts/make-street-areas.ts FOLDER");

/** A street is in the neighborhood of the place next to it, if one is as near as this. */
const REACH_METERS = 600;
/** Less of a street is its corner with another. */
const LENGTH_MIN_METERS = 150;
/** Of the longest street of a name. */
const SHARE_MIN = 0.08;
const STEP_METERS = 20;
/** A corner that is hardly farther from another neighborhood's place is in both. */
const ALSO_WITHIN = 1.3;
const AREAS_OF_CORNER_MAX = 2;
const NUMBERS_MAX = 66;

/** `street`: that of its address. */
type Known = { city: City; area: string; at: Point; street?: string };

const known: Known[] = [
  ...points.areas.flatMap(({ city, name, ...at }) => (isCity(city) ? [{ city, area: name, at: project(at) }] : [])),
  ...builtInCatalogue().flatMap(({ city, address, neighbourhood, latitude, longitude }) => {
    const areas = resolveAreas(city, neighbourhood ?? "");
    const [area] = areas;
    const isOurs = areas.length === 1 && AREAS[city].areas.some(({ name }) => name === area);
    const street = streetKey(address.replace(/^[\d-]+[a-z]? /i, "").replace(/(?:,| (?:#|Ste|Suite|Unit)\b).*/i, ""));
    return isOurs && area ? [{ city, area, at: project({ latitude, longitude }), street }] : [];
  }),
];

const lines = readStreetLines(folder);
const aliases: Record<string, string> = {};
type CityTable = { streets: Record<string, string>; corners: Record<string, Record<string, string>> };

function cityTable(city: City): CityTable {
  const named = namesOf(city);
  const numbered = Array.from({ length: NUMBERS_MAX }, (_, i) => ordinal(i + 1)).flatMap((number) => [
    `${number} street`,
    `${number} avenue`,
  ]);
  const near = new Map([...named, ...numbered].map((name) => [name, linesIn(city, name)]));
  const streets: CityTable["streets"] = {};
  for (const [name, own] of near) {
    const addressed = known.filter((each) => each.city === city && each.street === name).map(({ area }) => area);
    const areas = [...new Set([...areasThrough(own, city), ...addressed])];
    if (areas.length > 0) streets[name] = areas.join("|");
  }
  const corners: CityTable["corners"] = {};
  const names = Object.keys(streets).toSorted();
  for (const [i, first] of names.entries())
    for (const second of names.slice(i + 1)) {
      if (/^\d/.test(first) && /^\d/.test(second)) continue;
      const areas = areasAtCorner(crossings(near.get(first) ?? [], near.get(second) ?? []), city);
      if (areas.length > 0) corners[first] = { ...corners[first], [second]: areas.join("|") };
    }
  return { streets, corners };
}

/** The names listed for a city, without the others that they go by. */
function namesOf(city: City): string[] {
  const list = readFileSync("scripts/landmarks/streets.txt", "utf8").replace(/^#.*\n/gm, "");
  const [, ...names] =
    list
      .split("\n\n")
      .map((part) => part.trim().split("\n"))
      .find(([title]) => title === city) ?? [];
  return names.map((line) => {
    const [name = "", alias] = line.split(" = ");
    if (alias) aliases[alias] = name;
    return streetKey(name);
  });
}

/**
 * The lines in the city of the long streets of a name, "Geary Street" and "Geary Boulevard": a "Green Court" isn't meant by
 * "Green", and another city may have one of the same name.
 */
function linesIn(city: City, key: string): Line[] {
  const isIn = (line: Line) => [...stepsAlong(line, STEP_METERS)].some(({ at }) => nearest(at, city) !== undefined);
  const streets = [...(lines.get(key)?.values() ?? [])].map((all) => all.filter(isIn));
  const longest = Math.max(...streets.map(lengthOf));
  return streets.filter((all) => lengthOf(all) >= longest * SHARE_MIN).flat();
}

function areasThrough(own: readonly Line[], city: City): string[] {
  const meters = new Map<string, number>();
  for (const line of own)
    for (const step of stepsAlong(line, STEP_METERS)) {
      const area = nearest(step.at, city)?.area;
      if (area !== undefined) meters.set(area, (meters.get(area) ?? 0) + step.meters);
    }
  return [...meters]
    .filter(([, length]) => length >= LENGTH_MIN_METERS)
    .toSorted(([, a], [, b]) => b - a)
    .map(([area]) => area);
}

/** The nearest, if it is of this city and near enough. */
function nearest(at: Point, city: City): Known | undefined {
  const [first] = nearestFirst(at);
  return first?.city === city ? first : undefined;
}

const nearestFirst = (at: Point): Known[] =>
  known
    .filter((each) => Math.abs(each.at[0] - at[0]) <= REACH_METERS && distance(each.at, at) <= REACH_METERS)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at));

function areasAtCorner(corner: readonly Point[], city: City): string[] {
  const areas = corner.flatMap((at) => {
    const found = nearestFirst(at);
    const [first] = found;
    if (first?.city !== city) return [];
    const reach = distance(first.at, at) * ALSO_WITHIN;
    return found.filter((each) => each.city === city && distance(each.at, at) <= reach).map(({ area }) => area);
  });
  return [...new Set(areas)].slice(0, AREAS_OF_CORNER_MAX);
}

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(!teens && ["th", "st", "nd", "rd"][number % 10]) || "th"}`;
}

const cities = Object.fromEntries(CITIES.map((city) => [city, cityTable(city)]));
const credit = {
  source: "© OpenStreetMap contributors; neighborhoods as the catalogue has them",
  license: "ODbL-1.0",
};
const json = JSON.stringify({ ...credit, aliases, cities }, null, 1).replace(/\n {4,}/g, " ");
writeFileSync("data/landmarks/streets.json", `${json}\n`);
for (const [city, { streets, corners }] of Object.entries(cities)) {
  const count = Object.values(corners).reduce((sum, others) => sum + Object.keys(others).length, 0);
  console.log(`${city}: ${Object.keys(streets).length} streets, ${count} corners`);
}
