import type { City } from "@/lib/core/cities";
import { areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { adjacentAreas } from "@/lib/restaurants/vocabulary/areas";
import { areasAround, landmarkNames } from "@/lib/restaurants/vocabulary/landmarks";
import { areasAlong, areasAtCorner, isNumbered } from "@/lib/restaurants/vocabulary/street-areas";
import { findMentions } from "../mentions/mentions";
import type { Quote } from "../words/split-words";

/** Two streets that a prompt names by where they cross: "Polk and Bush". */
export type Corner = Quote & {
  /** The neighborhoods that both run through, or those of the street that is known. */
  areas: readonly string[];
  /** Whether the vocabulary has that very corner. */
  isKnown: boolean;
};

const SUFFIX = "(?:street|st|avenue|ave|av|boulevard|blvd|road|rd|way|drive|dr)";
const NAME = "(?:\\d{1,2}(?:st|nd|rd|th)|(?:South |San |Santa |Van |Cesar |Stevens )?\\p{L}[\\p{L}'’]+)";
const STREET = `(?:${NAME})(?: ${SUFFIX}\\b\\.?)?`;
/** Overlapping, for the first of three words may be no street. */
const PAIR = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?=((${STREET})(\\s*[&/+]\\s*|\\s+(?:and|at|x)\\s+)(${STREET})(?![\\p{L}\\p{N}'’])))`,
  "giu",
);

const OF_CORNER = /\b(?:corner|intersection|crossing) (?:of|at)$|\bcross streets?(?: are| is| of)?$/;
const PLACED = /(?:^|\b(?:near|nr|nearby|at|by|around|on|off|close to|closest to|next to|from|in|of|to))$/;
/** "Near Valencia and Dolores Park". */
const OTHER_PLACE = /^ (?:park|square|station|heights|hill|valley|plaza|center|beach|village|district|market)\b/i;
const BETWEEN = /\b(?:between|btwn|from \S+)$/;
const STREET_AFTER = new RegExp(`(?<=\\s(?:and|&) )${STREET}(?![\\p{L}\\p{N}'’-])`, "gu");
/** What leads up to a street, as far as its clause goes. */
const CLAUSE = /[^.,;:!?()\n]*$/;

/** The corners in a prompt, and a street beside another place. `text` is the prompt without its landmarks. */
export function findCorners(text: string, city: City, prompt = text): Corner[] {
  const corners = pairsIn(text, city);
  const isApart = ({ start }: Corner) => !corners.some((each) => each.start + each.quote.length > start);
  return [...corners, ...streetsBesidePlaces(text, prompt, city).filter(isApart)];
}

function pairsIn(text: string, city: City): Corner[] {
  const found: Corner[] = [];
  for (const match of text.matchAll(PAIR)) {
    const [, quote = "", first = "", join = "", second = ""] = match;
    const start = match.index;
    if (found.some((other) => other.start + other.quote.length > start)) continue;
    const before = foldWords(CLAUSE.exec(text.slice(0, start))?.[0] ?? "").replace(/ ?\bthe$/, "");
    const isAt = join.trim().toLowerCase() === "at";
    if (BETWEEN.test(before) || (isAt && isNumbered(first))) continue;
    if (OTHER_PLACE.test(text.slice(start + quote.length))) continue;
    const corner = cornerOf([first, second], { before, next: text.slice(start + quote.length), city });
    if (corner) found.push({ quote, start, ...corner });
  }
  return found;
}

/** A street that stands beside another place: the "Bush" of "near Civic Center and Bush". */
function streetsBesidePlaces(text: string, prompt: string, city: City): Corner[] {
  return [...text.matchAll(STREET_AFTER)].flatMap(({ 0: quote, index: start }): Corner[] => {
    const place = foldWords(
      prompt
        .slice(0, start)
        .split(/[.,;:!?()\n]/)
        .at(-1) ?? "",
    ).replace(/ (?:and|&)$/, "");
    const words = place.split(" ");
    const names = words
      .map((_, at) => ({ name: words.slice(at).join(" "), leads: foldWords(words.slice(0, at).join(" ")) }))
      .filter(({ leads }) => PLACED.test(leads.replace(/ ?\bthe$/, "")))
      .map(({ name }) => name);
    const isPlace = names.some((name) => areasByName(city).has(name) || landmarkNames(city).has(name));
    const isStreet = along(quote, city).length > 0 && !isAreaBeside(bareName(quote), names, city);
    return isPlace && isStreet && /^\p{Lu}/u.test(quote) && !OTHER_PLACE.test(text.slice(start + quote.length))
      ? [{ quote, start, areas: [], isKnown: false }]
      : [];
  });
}

/**
 * Whether a street's name is a neighborhood's too, and that is meant beside another place: not the Mission beside the Ferry
 * Building, from where Mission Street leads there.
 */
function isAreaBeside(street: string, places: readonly string[], city: City): boolean {
  const named = areasByName(city).get(street);
  if (!named) return false;
  const [landmark] = places.flatMap((name) => landmarkNames(city).get(name)?.landmark ?? []);
  if (!landmark) return true;
  const around = areasAround(landmark, city);
  return [...around, ...adjacentAreas(city, around)].some((area) => named.includes(area));
}

type Context = { before: string; next: string; city: City };

function cornerOf(
  streets: readonly [string, string],
  { before, next, city }: Context,
): Omit<Corner, keyof Quote> | null {
  const [first, second] = streets.map(bareName) as [string, string];
  const named = areasByName(city).get(`${first} and ${second}`) ?? areasByName(city).get(`${second} and ${first}`);
  if (named) return { areas: named, isKnown: true };
  if (streets.every(isNumbered) || streets.some((street) => isSaidOfElse(street, city))) return null;
  const isCorner = OF_CORNER.test(before);
  const areas = streets.map((street) => along(street, city));
  const both = areasAtCorner(nameOf(streets[0]), nameOf(streets[1]), city);
  const isPlaced = isCorner || PLACED.test(before);
  // "In Mission and Castro" names two neighborhoods.
  if (!isCorner && streets.every((street) => isAreaName(street, city))) return null;
  if (both.length > 0) return isPlaced || streets.some(isNumbered) ? { areas: both, isKnown: false } : null;
  const known = streets.filter((_, i) => (areas[i] ?? []).length > 0);
  // Of two that we know and that don't cross, those that run side by side are told.
  const areParallel = areas[0]?.some((area) => areas[1]?.includes(area));
  if (known.length === 2 && !isCorner && !areParallel) return null;
  const areStreets = streets.every((street, i) => areas[i]?.length || isStreetLike(street, isCorner));
  if (!isPlaced || !areStreets || (known.length === 0 && !isCorner) || /^['’ ]*\p{Lu}/u.test(next)) return null;
  const fallback = known.length === 2 ? namedAfter : ownAreas;
  return { areas: [...new Set(known.flatMap((street) => fallback(street, city)))], isKnown: false };
}

const bareName = (street: string): string => foldWords(street).replace(new RegExp(` ${SUFFIX}$`), "");

/** A number goes by whether it is a street's or an avenue's. */
const nameOf = (street: string): string => (isNumbered(street) ? street : bareName(street));

const along = (street: string, city: City): readonly string[] => areasAlong(nameOf(street), city);

/** Where a street leads by itself: to the neighborhood that goes by its name, or to all that it runs through. */
const ownAreas = (street: string, city: City): readonly string[] => {
  const named = namedAfter(street, city);
  return named.length > 0 ? named : along(street, city);
};

function namedAfter(street: string, city: City): readonly string[] {
  const bare = bareName(street);
  const names = ["", " street", " avenue", " boulevard", " road"].map((suffix) => areasByName(city).get(bare + suffix));
  return names.find((areas) => areas !== undefined) ?? [];
}

const isAreaName = (street: string, city: City): boolean => {
  const areas = areasByName(city).get(foldWords(street));
  return areas?.length === 1 && foldWords(areas[0] ?? "") === foldWords(street);
};

/** A street that we don't know is written like a name, or is called one. */
const isStreetLike = (street: string, isCorner: boolean): boolean =>
  isCorner || isNumbered(street) || /^\p{Lu}/u.test(street) || foldWords(street) !== bareName(street);

/** "Near Polk and quiet", "near Polk and Union Square": what is no street, whatever goes by that name. */
const isSaidOfElse = (street: string, city: City): boolean => {
  const bare = bareName(street);
  if (isNumbered(street) || along(street, city).length > 0) return false;
  if (landmarkNames(city).has(bare)) return true;
  return findMentions(bare, city).some(
    ({ topics, role }) => role !== null || topics.some(({ topic }) => topic !== "area"),
  );
};

/** What nobody can tell of them: a guide goes by neighborhoods. */
export const unknownCorners = (corners: readonly Corner[]): string[] =>
  corners.filter(({ isKnown }) => !isKnown).map(({ quote }) => `what is right at ${quote.replace(/\s+/g, " ")}`);
