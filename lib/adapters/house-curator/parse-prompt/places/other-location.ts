import { CITIES, type City, isCity } from "@/lib/core/cities";
import { AREAS, areasByName, foldWords } from "@/lib/restaurants/vocabulary";
import { REGIONS } from "@/lib/restaurants/vocabulary/city-synonyms";
import { type Landmark, landmarkByName, type Town } from "@/lib/restaurants/vocabulary/landmarks";
import { outsidePlace } from "@/lib/restaurants/vocabulary/outside-places";
import type { Mention } from "../mentions/mentions";
import { hasTopic } from "../mentions/mentions";
import { COMMON_WORDS } from "../words/common-words";
import { englishLexicon } from "../words/lexicon";
import { blankOut, type Quote } from "../words/split-words";
import { withoutOtherDowntowns } from "./downtowns";
import { type FoundLandmark, findLandmarks } from "./landmarks";
import { findTowns, standsIn } from "./towns-around";

export type OtherLocation =
  /** The prompt requests no other place, or towns beside this city that no guide to it covers. */
  | { kind: "here"; beyond?: Town[] }
  /** The prompt also names others of our cities: the guide covers only this one and says so. */
  | { kind: "also"; cities: City[]; beyond?: Town[] }
  /**
   * "Beside": the place is in none of our cities, and this one is the nearest. "Others": of our cities, that a guide to
   * this one leaves out, and "beyond": towns.
   */
  | { kind: "ours"; city: City; place: string; isBeside?: boolean; others?: City[]; beyond?: Town[] }
  /** Towns beside the chosen city: the guide is made for it, and looks there and nearby first. */
  | { kind: "around"; towns: Town[]; isAlso: boolean }
  /** Too far for any guide; or a town that another of our cities is nearer to. */
  | { kind: "outside"; place: string; town?: Town };

/** The location in the prompt if it isn't the chosen city. Styles ("New York pizza") and origins don't count. */
export function findOtherLocation(text: string, items: Mention[], city: City): OtherLocation {
  const own = findLandmarks(text, city);
  const rest = blankOut(withoutOtherDowntowns(text, city), own);
  const townless = blankOut(rest, findTowns(text, city));
  const cities = otherCities(items, city);
  const [named] = cities;
  const other: OtherPlace | null =
    (named ? { city: named, place: named } : null) ??
    otherArea(townless, city) ??
    otherLandmark(rest, city) ??
    otherRegion(rest, city);
  const isHere = asksForHere(text, items, { city, own, other });
  const towns = [...new Set(findTowns(blankOut(text, own), city).map(({ town }) => town))];
  const isBeyond = (each: City) => (town: Town) => !standsIn(each, town);
  const others = cities.filter((each) => each !== other?.city);
  if (other && isHere)
    return { kind: "also", cities: [other.city, ...others], ...whereAny("beyond", towns.filter(isBeyond(city))) };
  if (other)
    return {
      kind: "ours",
      ...other,
      ...whereAny("others", others),
      ...whereAny("beyond", towns.filter(isBeyond(other.city))),
    };
  const beside = towns.filter((town) => standsIn(city, town));
  if (beside.length > 0) return { kind: "around", towns: beside, isAlso: isHere };
  if (isHere) return { kind: "here", ...whereAny("beyond", towns) };
  const [town] = towns;
  if (town) return { kind: "outside", place: town.name, town };
  const outside = outsidePlace(text);
  return outside ? { kind: "outside", place: outside.name } : { kind: "here" };
}

const whereAny = <Name extends string, Each>(name: Name, each: Each[]): { [Key in Name]?: Each[] } =>
  each.length > 0 ? ({ [name]: each } as { [Key in Name]: Each[] }) : {};

type Here = { city: City; own: readonly FoundLandmark[]; other: OtherPlace | null };

/**
 * Whether a prompt asks for a place of the chosen city. What the other city that it names has under the same name says
 * nothing of where: "Oakland, near BART", "Oakland Chinatown".
 */
function asksForHere(text: string, items: readonly Mention[], { city, own, other }: Here): boolean {
  const there = other ? findLandmarks(text, other.city) : [];
  const isThereToo = ({ start }: FoundLandmark) => there.some((each) => each.start === start);
  return (
    own.some((landmark) => !landmark.isNegated && !isThereToo(landmark)) ||
    items.some(
      (item, at) =>
        !item.isNegated &&
        (item.topics.some(({ topic, value }) => topic === "city" && value === city) ||
          (hasTopic(item, "area") && !(other && isAreaOf(other.city, items, at)))),
    )
  );
}

/** "Oakland Chinatown", "Chinatown, Oakland", "Chinatown in Oakland": right beside the name of a city that has such an area. */
function isAreaOf(city: City, items: readonly Mention[], at: number): boolean {
  if (!areasByName(city).has(items[at]?.words ?? "")) return false;
  const namesCity = (item: Mention | undefined) =>
    item?.topics.some(({ topic, value }) => topic === "city" && value === city) === true;
  const isBetween = ({ words }: Mention) => words === "," || words === "in" || words === "of";
  const next = items.slice(at + 1).find((item) => !isBetween(item));
  return namesCity(items[at - 1]) || namesCity(next);
}

/** The others of our cities that the prompt asks about, in its order. */
function otherCities(items: Mention[], city: City): City[] {
  const cities = items.flatMap((item, at): City[] => {
    const named = item.topics.find(({ topic, value }) => topic === "city" && value !== city)?.value;
    if (!isCity(named) || item.isNegated) return [];
    const before = items.slice(Math.max(0, at - 2), at);
    const isOrigin = before.some(({ role, words }) => role === "from" || words === "like" || words === "than");
    return isOrigin || items[at + 1]?.words.startsWith("style") ? [] : [named];
  });
  return [...new Set(cities)];
}

/** Neighborhoods of other cities that are named after a city: "South San Francisco" is no part of San Francisco. */
export function namesakes(text: string, city: City): Quote[] {
  const names = CITIES.filter((other) => other !== city).flatMap((other) => AREAS[other].areas.map(({ name }) => name));
  return names
    .filter((name) =>
      CITIES.some((each) => name !== each && name.endsWith(` ${each}`) && !name.startsWith("Downtown ")),
    )
    .flatMap((name) => [...text.matchAll(new RegExp(`\\b${name}\\b`, "gi"))])
    .map(({ 0: quote, index: start }) => ({ quote, start }));
}

const PREPOSITION = "(?:in|near|around|at|to|within|across|inside|downtown|en|à|a|in der nähe von)";

/** A neighborhood of another city, if this city has none with that name. */
function otherArea(text: string, city: City): { city: City; place: string } | null {
  const own = areasByName(city);
  const words = removeOwnAreas(` ${foldWords(text)} `, own);
  for (const other of CITIES) {
    if (other === city) continue;
    for (const { name } of AREAS[other].areas.toSorted((a, b) => b.name.length - a.name.length)) {
      const folded = foldWords(name);
      if (own.has(folded) || folded.length < 5 || folded === "downtown" || !words.includes(` ${folded} `)) continue;
      const isPlain = COMMON_WORDS.has(folded) || englishLexicon(city).phrases.has(folded);
      const isPlaced = new RegExp(` ${PREPOSITION} (?:the )?${folded} `, "u").test(words);
      const isNamed = !isPlain && new RegExp(`\\b${name}\\b`).test(text);
      const isAway = new RegExp(` (?:from|not|no|like|than|leaving) (?:in )?(?:the )?${folded} `).test(words);
      if ((isPlaced || isNamed || (!isPlain && folded.length >= 7)) && !isAway) return { city: other, place: name };
    }
  }
  return null;
}

/** "Castro Street" in Mountain View doesn't mean the Castro, nor "downtown Palo Alto" the downtown of another city. */
function removeOwnAreas(words: string, own: ReadonlyMap<string, string[]>): string {
  let rest = words;
  for (const name of [...own.keys()].sort((a, b) => b.length - a.length))
    if (name.includes(" ")) rest = rest.replaceAll(` ${name} `, "  ");
  return rest;
}

type OtherPlace = { city: City; place: string; isBeside?: boolean };

/** A landmark that only another city has, under a name that can't mean anything else. */
function otherLandmark(text: string, city: City): OtherPlace | null {
  for (const other of CITIES) {
    if (other === city) continue;
    for (const { name, quote, start, isNear, isNegated } of findLandmarks(text, other)) {
      const landmark = landmarkByName(name);
      const isAskedFor = isNear || EATS_THERE.test(foldWords(text.slice(0, start)));
      if (landmark?.city !== other || isNegated || !isAskedFor || !isUnmistakable(quote, landmark)) continue;
      if (landmark.town === undefined) return { city: other, place: name };
      return { city: other, place: `${name} in ${landmark.town}`, isBeside: true };
    }
  }
  return null;
}

/** "Lunch at Stanford" is about a place there; "before I fly from SFO" isn't. */
const EATS_THERE =
  /\b(?:eat|eating|food|breakfast|brunch|lunch|dinner|drinks|bite|snacks?|shows?|concerts?|game|gig|play|movie)(?: \w+)? (?:at|in|on)(?: the)?$/;

/** Of several words, or written as a name; and none of those that most cities have. */
const isUnmistakable = (quote: string, landmark: Landmark): boolean =>
  !(landmark.weakNames ?? []).some((name) => foldWords(name) === foldWords(quote).replace(/^the /, "")) &&
  (quote.includes(" ") || /^\p{Lu}/u.test(quote));

/** "The East Bay" is Oakland to somebody in San Francisco, and here to somebody in Berkeley. */
function otherRegion(text: string, city: City): OtherPlace | null {
  const region = regionIn(text, (cities) => !cities.includes(city));
  const [first] = region?.cities ?? [];
  return region && first ? { city: first, place: `the ${region.label}`, isBeside: true } : null;
}

/** The country around the chosen city that the prompt asks about, by name: a guide to the city holds none of the rest. */
export const ownRegion = (text: string, city: City): string | null =>
  regionIn(text, (cities) => cities.includes(city))?.label ?? null;

function regionIn(text: string, holds: (cities: readonly City[]) => boolean): (typeof REGIONS)[number] | undefined {
  const words = ` ${foldWords(text)} `;
  const isAsked = (name: string) =>
    isUnspaced(name)
      ? words.includes(name)
      : words.includes(` ${name} `) &&
        !new RegExp(
          ` (?:from|like|than|not|avoid|views? (?:of|over)|on|onto|by|over|along|beside|facing|faces|overlooking|overlooks) (?:the )?${name.replace("the ", "")} `,
        ).test(words);
  return REGIONS.find(({ names, cities }) => holds(cities) && names.some(isAsked));
}

const isUnspaced = (name: string): boolean => /\p{Script=Han}/u.test(name);
