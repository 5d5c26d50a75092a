import { CITIES, type City, isCity } from "@/lib/core/cities";
import { AREAS, areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { OUTSIDE_PLACES } from "@/lib/restaurants/vocabulary/city-synonyms";
import { COMMON_WORDS } from "./common-words";
import { englishLexicon } from "./lexicon";
import type { Mention } from "./mentions";
import { hasTopic } from "./mentions";

export type OtherLocation =
  /** The prompt requests no other place. */
  | { kind: "here" }
  /** The prompt also names another of our cities: the guide covers only this one and says so. */
  | { kind: "also"; city: City }
  | { kind: "ours"; city: City; place: string }
  | { kind: "outside"; place: string };

/** The location in the prompt if it isn't the chosen city. Styles ("New York pizza") and origins don't count. */
export function findOtherLocation(text: string, items: Mention[], city: City): OtherLocation {
  const isHere = items.some(
    (item) =>
      !item.isNegated &&
      (hasTopic(item, "area") || item.topics.some(({ topic, value }) => topic === "city" && value === city)),
  );
  const other = otherCity(items, city) ?? otherArea(text, city);
  if (other) return isHere ? { kind: "also", city: other.city } : { kind: "ours", ...other };
  const outside = isHere ? null : outsidePlace(text);
  return outside ? { kind: "outside", place: outside } : { kind: "here" };
}

function otherCity(items: Mention[], city: City): { city: City; place: string } | null {
  for (const [at, item] of items.entries()) {
    const named = item.topics.find(({ topic, value }) => topic === "city" && value !== city)?.value;
    if (!isCity(named) || item.isNegated) continue;
    const before = items.slice(Math.max(0, at - 2), at);
    const isOrigin = before.some(({ role, words }) => role === "from" || words === "like" || words === "than");
    if (isOrigin || items[at + 1]?.words.startsWith("style")) continue;
    return { city: named, place: named };
  }
  return null;
}

const PREPOSITION = "(?:in|near|around|at|to|within|across|inside|downtown|en|à|a|in der nähe von)";

/** A neighborhood of another city, if this city has none with that name. */
function otherArea(text: string, city: City): { city: City; place: string } | null {
  const own = areasByName(city);
  const words = removeOwnAreas(` ${foldWords(text)} `, own);
  for (const other of CITIES) {
    if (other === city) continue;
    for (const { name } of AREAS[other].areas) {
      const folded = foldWords(name);
      if (own.has(folded) || folded.length < 5 || !words.includes(` ${folded} `)) continue;
      const isPlain = COMMON_WORDS.has(folded) || englishLexicon(city).phrases.has(folded);
      const isPlaced = new RegExp(` ${PREPOSITION} (?:the )?${folded} `, "u").test(words);
      const isNamed = !isPlain && new RegExp(`\\b${name}\\b`).test(text);
      const isAway = new RegExp(` (?:from|not|no|like|than|leaving) (?:in )?(?:the )?${folded} `).test(words);
      if ((isPlaced || isNamed || (!isPlain && folded.length >= 7)) && !isAway) return { city: other, place: name };
    }
  }
  return null;
}

/** "Castro Street" in Mountain View doesn't mean the Castro. */
function removeOwnAreas(words: string, own: ReadonlyMap<string, string[]>): string {
  let rest = words;
  for (const name of own.keys()) if (name.includes(" ")) rest = rest.replaceAll(` ${name} `, "  ");
  return rest;
}

function outsidePlace(text: string): string | null {
  const words = ` ${foldWords(text)} `;
  const found = OUTSIDE_PLACES.find((place) => {
    if (!words.includes(` ${place} `)) return false;
    const isPlaced = new RegExp(` (?:in|near|around|at|to|outside) (?:the )?(?:downtown )?${place} (?!style)`).test(
      words,
    );
    return isPlaced && !new RegExp(` (?:like|as|than|from|back) (?:\\w+ ){0,5}${place} `).test(words);
  });
  return found
    ? found
        .replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/^Nyc$|^Cdmx$/, (name) => name.toUpperCase())
    : null;
}
