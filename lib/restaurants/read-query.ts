import { areaWithPreposition } from "@/lib/core/area-phrase";
import { capitalize } from "@/lib/core/capitalize";
import { CITIES, type City, inCity } from "@/lib/core/cities";
import { foldText } from "@/lib/core/fold-text";
import type { Coordinates } from "@/lib/core/geo/distance";
import { joinWithOr } from "@/lib/core/join-list";
import { keywordsOf } from "./keywords";
import { AREAS, areasByName } from "./vocabulary/areas";
import { CITY_SYNONYMS } from "./vocabulary/city-synonyms";
import { AREA_CENTERS, foldName, townNames } from "./vocabulary/landmarks";

/** A part of a city, a town, or a whole city that a query names. */
export type NamedArea = {
  /** Null for a town that lies in none of our cities. */
  city: City | null;
  /** Neighborhoods or the town, under their canonical names; null for the whole city. */
  areas: readonly string[] | null;
  /** "in the Mission", "on the Peninsula". */
  where: string;
};

export type ReadQuery = {
  areas: NamedArea[];
  /** What is looked for there, without the words for where, when and how many. */
  words: string[];
  /** "in the Mission or in Noe Valley"; empty where no area is named. */
  where: string;
  /** Neighborhoods that are named with a city that has none of that name: "Chinatown" of "Chinatown San Jose". */
  unplaced: string[];
};

const LENGTHS = [4, 3, 2, 1];

/** What a search says of where, by the names that the reader of prompts knows too, in the city first, else in any. */
export function readQuery(query: string, city?: City): ReadQuery {
  const words = foldText(query).split(" ");
  const parts: { named: NamedArea[]; typed: string[] }[] = [];
  for (let at = 0; at < words.length; ) {
    const downtown = townAt(words, at, city);
    const length = downtown?.length ?? LENGTHS.find((count) => namedBy(words, at, count, city).length > 0) ?? 1;
    const named = downtown?.named ?? namedBy(words, at, length, city);
    parts.push({ named, typed: words.slice(at, at + length) });
    at += length;
  }
  // "Sausalito waterfront" is that town's, and not what two cities call so.
  const isInTown = parts.some(({ named }) => named.some((area) => area.city === null));
  const isWord = ({ named }: (typeof parts)[number]) =>
    named.length === 0 || (isInTown && new Set(named.map((area) => area.city)).size > 1);
  const found = parts.flatMap((part) => (isWord(part) ? [] : part.named));
  const rest = parts.flatMap((part) => (isWord(part) ? part.typed : []));
  const areas = withinNamedCities(found);
  const where = joinWithOr([...new Set(areas.map((area) => area.where))]);
  const isElsewhere = areas.length > 0 && areas.every((area) => area.areas === null);
  const unplaced = isElsewhere ? [...new Set(found.flatMap((area) => area.areas?.slice(0, 1) ?? []))] : [];
  return { areas, words: keywordsOf(rest.join(" ")), where, unplaced };
}

type Downtown = { named: NamedArea[]; length: number };

/** "Downtown Hayward" is in Hayward, and in no city's own downtown: a town's middle is all of it to us. */
function townAt(words: readonly string[], at: number, city: City | undefined): Downtown | null {
  if (words[at] !== "downtown" || LENGTHS.some((count) => count > 1 && namedBy(words, at, count, city).length > 0))
    return null;
  for (const count of LENGTHS) {
    const town = townNames.get(foldName(words.slice(at + 1, at + 1 + count).join(" ")))?.town;
    const named = town ? [townArea(town.name)] : namedBy(words, at + 1, count, city);
    if (named.some(({ areas }) => areas !== null)) return { named, length: count + 1 };
  }
  return null;
}

const townArea = (name: string): NamedArea => ({ city: null, areas: [name], where: `in ${name}` });

function namedBy(words: readonly string[], at: number, count: number, city: City | undefined): NamedArea[] {
  if (at + count > words.length) return [];
  const phrase = words.slice(at, at + count).join(" ");
  const named = CITIES.filter((each) => CITY_SYNONYMS[each].includes(phrase));
  if (named.length > 0) return named.map((each) => ({ city: each, areas: null, where: inCity(each) }));
  const own = city ? areasCalled(phrase, city) : [];
  if (own.length > 0) return own;
  const anywhere = CITIES.flatMap((each) => areasCalled(phrase, each));
  const districts = anywhere.length > 0 ? CITIES.flatMap((each) => districtsCalled(phrase, each)) : [];
  if (anywhere.length > 0) return districts.length > 0 ? districts : anywhere;
  const town = townNames.get(foldName(phrase));
  return town && !town.isWeak ? [townArea(town.town.name)] : [];
}

/** "The Marina" is the district of that name before what is only called so for short in another city. */
function districtsCalled(phrase: string, city: City): NamedArea[] {
  const bare = phrase.replace(/^the /, "");
  return bare !== phrase && AREAS[city].areas.some(({ name }) => foldText(name) === bare)
    ? areasCalled(bare, city)
    : [];
}

function areasCalled(phrase: string, city: City): NamedArea[] {
  const areas = areasByName(city).get(phrase);
  if (!areas) return [];
  const [only, ...more] = areas;
  const name = only !== undefined && more.length === 0 ? only : phrase.split(" ").map(capitalize).join(" ");
  return [{ city, areas, where: areaWithPreposition(name) }];
}

/** "Chinatown, Oakland" is one of two Chinatowns, and not all of Oakland. */
function withinNamedCities(found: readonly NamedArea[]): NamedArea[] {
  const cities = found.filter(({ areas }) => areas === null).map(({ city }) => city);
  const parts = found.filter(({ areas }) => areas !== null);
  const inside = parts.filter(({ city }) => city === null || cities.length === 0 || cities.includes(city));
  return inside.length > 0 ? inside : found.filter(({ areas }) => areas === null || cities.length === 0);
}

/** How rows may spell the areas, in lower case. */
export const spellingsOf = ({ city, areas }: NamedArea): string[] | null =>
  areas &&
  [
    ...areas,
    ...(city ? AREAS[city].areas.filter(({ name }) => areas.includes(name)).flatMap(({ synonyms }) => synonyms) : []),
  ].map((name) => name.toLowerCase());

/** The middle of an area, to tell what is nearest to it; null where no map knows it. */
export function centerOf({ city, areas }: NamedArea): Coordinates | null {
  const [town] = areas ?? [];
  const centers = AREA_CENTERS.filter((center) => center.city === city && areas?.includes(center.name));
  if (centers.length === 0) return (city === null && town && townNames.get(foldName(town))?.town) || null;
  const mean = (key: keyof Coordinates) => centers.reduce((sum, center) => sum + center[key], 0) / centers.length;
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}
