import { CITIES, type City } from "@/lib/core/cities";
import { AREAS, areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { CITY_SYNONYMS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { townNames } from "@/lib/restaurants/vocabulary/landmarks";
import { type Quote, splitWords } from "../words/split-words";

const MOST_WORDS = 3;

/**
 * "Downtown Oakland" asks a San Francisco guide for Oakland, not for San Francisco's own downtown: the word becomes a
 * plain "in", of the same length.
 */
export function withoutDowntownElsewhere(text: string, city: City): string {
  const isElsewhere = namesElsewhere(city);
  return downtowns(text)
    .filter(({ start, quote }) => isNamedNext(text.slice(start + quote.length), isElsewhere))
    .reduce(
      (rest, { start, quote }) => rest.slice(0, start) + "in".padEnd(quote.length) + rest.slice(start + quote.length),
      text,
    );
}

const downtowns = (text: string): Quote[] =>
  [...text.matchAll(/\bdowntown\b(?:\s+(?:in|of)\b)?/gi)].map(({ index, 0: quote }) => ({ start: index, quote }));

function isNamedNext(rest: string, isElsewhere: (name: string) => boolean): boolean {
  const words = splitWords(rest, foldWords);
  for (let length = MOST_WORDS; length > 0; length--) {
    const name = words.slice(0, length);
    if (name.length === length && !name.some(({ isAfterBreak }, i) => i > 0 && isAfterBreak))
      if (isElsewhere(name.map(({ folded }) => folded).join(" "))) return true;
  }
  return false;
}

/** Names of the other cities, of their neighborhoods and of towns around, if nothing of the chosen city has them. */
function namesElsewhere(city: City): (name: string) => boolean {
  const own = areasByName(city);
  const others = new Set(
    CITIES.filter((other) => other !== city).flatMap((other) =>
      [...CITY_SYNONYMS[other], ...AREAS[other].areas.map(({ name }) => name)].map(foldWords),
    ),
  );
  const isOwn = (name: string) =>
    own.has(name) || own.has(`downtown ${name}`) || CITY_SYNONYMS[city].map(foldWords).includes(name);
  return (name) => !isOwn(name) && (others.has(name) || townNames.has(name));
}
