import { z } from "zod";
import berkeley from "@/data/vocabulary/areas/berkeley.json" with { type: "json" };
import oakland from "@/data/vocabulary/areas/oakland.json" with { type: "json" };
import peninsula from "@/data/vocabulary/areas/peninsula.json" with { type: "json" };
import sanFrancisco from "@/data/vocabulary/areas/san-francisco.json" with { type: "json" };
import sanJose from "@/data/vocabulary/areas/san-jose.json" with { type: "json" };
import type { City } from "@/lib/core/cities";
import { foldWords } from "./fold";
import { Words } from "./word-table";

/** A neighbourhood (or, on the Peninsula, a town) under the name that locals use. */
const Area = z.strictObject({
  name: z.string().min(1),
  /** Other names, spellings, main streets and landmarks. */
  synonyms: Words,
  /** Areas that touch it. */
  adjacent: Words,
});

/** The shape of data/vocabulary/areas/*.json. */
const CityAreas = z.strictObject({
  areas: z.array(Area),
  /** Names that cover several areas: "the Sunset". */
  groups: z.array(z.strictObject({ synonyms: Words, areas: Words })),
});
type CityAreas = z.infer<typeof CityAreas>;

export const AREAS: Record<City, CityAreas> = {
  "San Francisco": CityAreas.parse(sanFrancisco),
  Oakland: CityAreas.parse(oakland),
  Berkeley: CityAreas.parse(berkeley),
  "San Jose": CityAreas.parse(sanJose),
  Peninsula: CityAreas.parse(peninsula),
};

const namesByCity = new Map<City, Map<string, string[]>>();

/** Every folded name, nickname and street of a city with the areas it refers to. */
export function areasByName(city: City): Map<string, string[]> {
  const known = namesByCity.get(city);
  if (known) return known;
  const names = new Map<string, string[]>();
  const add = (word: string, areas: string[]) => {
    const key = foldWords(word);
    if (key && !names.has(key)) names.set(key, areas);
  };
  const { areas, groups } = AREAS[city];
  for (const area of areas) add(area.name, [area.name]);
  for (const group of groups) for (const word of group.synonyms) add(word, group.areas);
  for (const area of areas) for (const word of area.synonyms) add(word, [area.name]);
  namesByCity.set(city, names);
  return names;
}

/** The canonical areas of a free-form name: "The Mission" -> ["Mission"]. Unknown names are returned as they are. */
export function resolveAreas(city: City, name: string): string[] {
  const names = areasByName(city);
  const key = foldWords(name);
  const bare = key.replace(/^the | (district|neighborhood|neighbourhood)$/g, "");
  return names.get(key) ?? names.get(bare) ?? names.get(foldWords(name.split(/[,/(]/)[0] ?? "")) ?? [name];
}

/** The areas adjacent to the given ones, without them. */
export function adjacentAreas(city: City, areas: readonly string[]): string[] {
  const known = AREAS[city].areas;
  const exists = (name: string) => known.some((area) => area.name === name);
  const near = known.filter((area) => areas.includes(area.name)).flatMap((area) => area.adjacent);
  const touching = known.filter((area) => area.adjacent.some((name) => areas.includes(name))).map((area) => area.name);
  return [...new Set([...near.filter(exists), ...touching])].filter((name) => !areas.includes(name));
}

/** How sources spell an area's neighborhood, for searching: its name and the proper names among its synonyms. */
export const areaSpellings = (city: City, areas: readonly string[]): string[] =>
  AREAS[city].areas
    .filter(({ name }) => areas.includes(name))
    .flatMap(({ name, synonyms }) => [name, ...synonyms.filter((word) => /^\p{Lu}/u.test(word))]);

const TAKES_ARTICLE =
  /^(Mission|Castro|Excelsior|Tenderloin|Western Addition|Fillmore|Marina|Presidio|Embarcadero|Financial District|(Inner|Outer) (Sunset|Richmond)|Rose Garden|Lake)$/;

/** An area inside a sentence: "the Mission", "Dogpatch". */
export const areaWithArticle = (area: string): string => (TAKES_ARTICLE.test(area) ? `the ${area}` : area);
