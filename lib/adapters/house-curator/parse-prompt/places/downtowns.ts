import { CITIES, type City } from "@/lib/core/cities";
import { AREAS, areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { foldName, townNames } from "@/lib/restaurants/vocabulary/landmarks";
import { blankOut, type Quote, splitWords } from "../words/split-words";

const LONGEST_NAME = 4;
/** "Downtown Mountain View station" is the station. */
const STATION = /^\s*(?:bart|caltrain|train|station|stop)\b/i;

/** "Downtown" before the name of a town, or of another city. */
type Downtown = { word: Quote; name: Quote };

/** The text without "downtown" where that is the middle of a place that the chosen city doesn't hold. */
export const withoutOtherDowntowns = (text: string, city: City): string =>
  blankOut(
    text,
    otherDowntowns(text, city).map(({ word }) => word),
  );

/** The same, without the names of those places too: none of their words names anything else. */
export const withoutDowntownNames = (text: string, city: City): string =>
  blankOut(
    text,
    otherDowntowns(text, city).flatMap(({ word, name }) => [word, name]),
  );

export function otherDowntowns(text: string, city: City): Downtown[] {
  const words = splitWords(text, foldWords);
  return words.flatMap(({ folded, start, end }, at): Downtown[] => {
    if (folded !== "downtown") return [];
    const first = words[at + 1]?.folded === "of" ? at + 2 : at + 1;
    const lengths = Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i);
    for (const length of lengths) {
      const named = words.slice(first, first + length);
      const last = named.at(-1);
      const [{ start: nameStart } = { start: 0 }] = named;
      if (!last || named.length < length || named.some(({ isAfterBreak }) => isAfterBreak)) continue;
      const kind = kindOf(named.map((word) => word.folded).join(" "), city);
      if (kind === null) continue;
      if (kind === "own" || STATION.test(text.slice(last.end))) return [];
      const name = { start: nameStart, quote: text.slice(nameStart, last.end) };
      return [{ word: { start, quote: text.slice(start, end) }, name }];
    }
    return [];
  });
}

/** Whether a name after "downtown" is the city's own, or another place; null for no name. A town is none of its streets. */
function kindOf(name: string, city: City): "own" | "elsewhere" | null {
  const own = areasByName(city);
  if (own.has(`downtown ${name}`) || CITY_SYNONYMS[city].some((each) => foldWords(each) === name)) return "own";
  if (townNames.has(foldName(name))) return "elsewhere";
  if (own.has(name)) return "own";
  return elsewhere(city).has(name) ? "elsewhere" : null;
}

const elsewhereByCity = new Map<City, ReadonlySet<string>>();

/** The names of the other cities and of their neighborhoods. */
function elsewhere(city: City): ReadonlySet<string> {
  const known = elsewhereByCity.get(city);
  if (known) return known;
  const names = CITIES.filter((other) => other !== city).flatMap((other) => [
    ...CITY_SYNONYMS[other],
    ...AREAS[other].areas.map((area) => area.name),
  ]);
  const folded = new Set(names.map(foldWords));
  elsewhereByCity.set(city, folded);
  return folded;
}
