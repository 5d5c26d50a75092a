import { z } from "zod";
import data from "@/data/vocabulary/regions.json" with { type: "json" };
import { areaPhrase } from "@/lib/core/area-phrase";
import { CITIES, type City } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import { joinWithOr } from "@/lib/core/join-list";
import { type NamedArea, type ReadQuery, readQuery } from "@/lib/restaurants/read-query";
import { TOWNS_AROUND } from "@/lib/restaurants/vocabulary/landmarks";
import { Words } from "@/lib/restaurants/vocabulary/word-table";

/** The shape of data/vocabulary/regions.json: names that cover cities, towns and neighborhoods together. */
const Regions = z.strictObject({
  regions: z.array(
    z.strictObject({
      names: Words,
      /** As a sentence has it. */
      where: z.string().min(1),
      cities: z.array(z.enum(CITIES)).default([]),
      areas: z.partialRecord(z.enum(CITIES), Words).default({}),
      towns: Words.default([]),
    }),
  ),
  /** Names of all that we know, which restrict nothing. */
  everywhere: Words,
});
const { regions, everywhere } = Regions.parse(data);

type Region = { areas: readonly NamedArea[]; isOfOneCity: boolean };

/** By their folded names, null for everywhere; the longest first. */
const byName: readonly (readonly [name: string, region: Region | null])[] = [
  ...regions.flatMap(({ names, where, cities, areas, towns }) => {
    const region = {
      areas: [
        ...cities.map((city): NamedArea => ({ city, areas: null, where })),
        ...CITIES.flatMap((city): NamedArea[] => (areas[city] ? [{ city, areas: areas[city], where }] : [])),
        ...towns.map((town): NamedArea => ({ city: null, areas: [town], where })),
      ],
      isOfOneCity: cities.length + towns.length === 0,
    };
    return names.map((name) => [foldText(name), region] as const);
  }),
  ...everywhere.map((name) => [foldText(name), null] as const),
].toSorted(([a], [b]) => b.length - a.length);

export type ReadWhere = ReadQuery & {
  /** Whether its areas are a region, of which no middle is near. */
  isRegion: boolean;
  /** Whether it says that anywhere in the Bay will do. */
  isEverywhere: boolean;
};

/** What a search says of where: the areas that `readQuery` knows, regions over several of them, and streets and towns in short. */
export function readWhere(text: string, city?: City): ReadWhere {
  const { rest, found, isEverywhere } = takeRegions(withStreets(foldText(text)));
  const town = takeTown(rest);
  const read = readQuery(town?.rest ?? rest, city);
  const named = [...read.areas, ...(town ? [town.area] : [])];
  const wide = found.flatMap(({ areas }) => areas);
  // "Chinatown, East Bay" is one of them.
  const inside = named.filter((area) => wide.some((each) => covers(each, area)));
  const areas = (inside.length > 0 ? inside : [...wide, ...named]).map(inLatin);
  return {
    ...read,
    areas,
    where: joinWithOr([...new Set(areas.map((area) => area.where))]),
    isRegion: inside.length === 0 && found.some(({ isOfOneCity }) => !isOfOneCity),
    isEverywhere,
  };
}

/** A name in another script is told in ours. */
const inLatin = (area: NamedArea): NamedArea =>
  area.areas && /(?!\p{Script=Latin})\p{L}/u.test(area.where)
    ? { ...area, where: `in ${joinWithOr(area.areas.map(areaPhrase))}` }
    : area;

function takeRegions(text: string): { rest: string; found: Region[]; isEverywhere: boolean } {
  const found: Region[] = [];
  let isEverywhere = false;
  const rest = byName.reduce((left, [name, region]) => {
    const without = ` ${left} `.replace(` ${name} `, " ").trim();
    if (without === left) return left;
    if (region) found.push(region);
    else isEverywhere = true;
    return without;
  }, text);
  return { rest, found, isEverywhere };
}

const covers = (wide: NamedArea, { city, areas }: NamedArea): boolean =>
  wide.city === city &&
  (wide.areas === null || (areas?.length === 1 && areas.every((name) => wide.areas?.includes(name))));

const NUMBER = "(\\d{1,2}(?:st|nd|rd|th))";
const STREETS = [
  new RegExp(`\\b${NUMBER} st(?= |$)`, "g"),
  new RegExp(`(?<=^| )${NUMBER}$`, "g"),
  new RegExp(`(?<=\\b(?:near|on|at|by|around|in|off|from) )${NUMBER}(?= (?!street|birthday|anniversary))`, "g"),
];

/** "Near 24th" and "24th st" are 24th Street, where such a street is known; "my 40th birthday" is none. */
const withStreets = (folded: string): string =>
  STREETS.reduce(
    (text, pattern) => text.replace(pattern, (typed, number: string) => streetOf(number) ?? typed),
    folded,
  );

function streetOf(number: string): string | null {
  const street = `${number} street`;
  return byName.some(([name]) => name === street) || readQuery(street).areas.length > 0 ? street : null;
}

/** Towns whose names are also other things: they count where a search ends, or after a word that says where. */
const weakTowns = TOWNS_AROUND.flatMap(({ name, weakNames = [] }) =>
  weakNames.map((weak) => ({ name, weak: foldText(weak) })),
)
  .filter(({ weak }) => readQuery(weak).areas.length === 0)
  .map(({ name, weak }) => ({
    area: { city: null, areas: [name], where: `in ${name}` } satisfies NamedArea,
    weak,
    pattern: new RegExp(`(?<=^|(?<!\\bthe) )${weak}$|(?<=\\b(?:in|near|around|at|by|from) )${weak}(?= )`),
  }));

function takeTown(text: string): { area: NamedArea; rest: string } | null {
  for (const { area, weak, pattern } of weakTowns) {
    if (!text.includes(weak) || !pattern.test(text)) continue;
    return { area, rest: text.replace(pattern, "").replace(/\s+/g, " ").trim() };
  }
  return null;
}
