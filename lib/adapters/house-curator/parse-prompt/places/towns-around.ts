import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { areasByName, foldWords, joinWithOr } from "@/lib/restaurants/vocabulary";
import { areasAround, foldName, nearestArea, type Town, townNames } from "@/lib/restaurants/vocabulary/landmarks";
import { blankOut, type Quote, splitWords } from "../words/split-words";
import { otherDowntowns } from "./downtowns";

/** A city's guide stands in for a town if no other city is nearer to it by more than this. */
const NEARER_METERS = 5_000;
/** Neighborhoods of ours whose middle is so near begin where the town ends. */
const BESIDE_METERS = 2_500;
/** If there are none, the nearest one will do up to here. */
const NEAREST_METERS = 5_000;

/** A town around our cities that a prompt asks about, and how it was typed. */
type FoundTown = Quote & { town: Town };

const PLACED =
  /\b(?:in|near|around|at|to|by|within|across|outside|downtown|visiting|live in|based in|staying in|close to|over in|between|towards?)(?: (?:the|downtown|old|north|south|east|west|central))*$/;
const IS_ORIGIN =
  /\b(?:from|back in|like in|like|as in|than|than in|born in|grew up in|grew up near|raised in|moved from|like (?:the|that|those) (?:\w+ ){1,3}in)(?: the)?$/;
const IS_AWAY =
  /\b(?:not|no|not in|avoid|leaving|outside of|away from|far from|instead of|rather than|out of)(?: the)?$/;
const IS_OTHER =
  /^(?:style|st|street|ave|avenue|blvd|boulevard|road|rd|drive|dr|way|soup|chicken|county|park|lake|airport|house|grill|records|hills|bart|grape|wine|winery|festival|theater|theatre|high|university)\b/;

/** The towns around our cities that a prompt asks about; not where somebody comes from, nor what is like there. */
export function findTowns(text: string, city: City): FoundTown[] {
  const words = splitWords(withoutOwnNames(text, city), foldName);
  const found: FoundTown[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((count) => townAt(words, at, count) !== undefined) ?? 1;
    const named = townAt(words, at, length);
    const start = words[at]?.start ?? 0;
    const end = words[at + length - 1]?.end ?? start;
    const before = foldWords(
      text
        .slice(Math.max(0, start - 40), start)
        .split(/[.;!?\n]/)
        .at(-1) ?? "",
    );
    const isListed = found.length > 0 && /\b(?:or|and)$/.test(before);
    if (named && isAskedFor(named.isWeak && !isListed, before, foldWords(text.slice(end, end + 30))))
      found.push({ town: named.town, start, quote: text.slice(start, end) });
    at += length;
  }
  return found;
}

/** So that the Alameda of San Jose is no town, nor San Francisco's Richmond. */
function withoutOwnNames(text: string, city: City): string {
  const words = splitWords(text, foldWords);
  const others = otherDowntowns(text, city);
  const quotes: Quote[] = [];
  for (const [at, { start }] of words.entries()) {
    for (const length of [3, 2, 1]) {
      const slice = words.slice(at, at + length);
      const end = slice.at(-1)?.end ?? start;
      const isOwn = areasByName(city).has(slice.map(({ folded }) => folded).join(" "));
      const isOfTown = others.some(({ name }) => start >= name.start && end <= name.start + name.quote.length);
      const isDowntown = others.some(({ word }) => start === word.start);
      if (isOwn && !isOfTown && !isDowntown && !/^,? (?:ca|california)\b/i.test(text.slice(end)))
        quotes.push({ start, quote: text.slice(start, end) });
    }
  }
  return blankOut(text, quotes);
}

function townAt(words: ReturnType<typeof splitWords>, at: number, length: number) {
  const slice = words.slice(at, at + length);
  if (slice.length < length || slice.some(({ isAfterBreak }, i) => i > 0 && isAfterBreak)) return undefined;
  return townNames.get(slice.map(({ folded }) => folded).join(" "));
}

const isAskedFor = (isWeak: boolean, before: string, after: string): boolean =>
  !IS_ORIGIN.test(before) && !IS_AWAY.test(before) && !IS_OTHER.test(after) && (!isWeak || PLACED.test(before));

/** Whether the guide of a city is the one to ask for a town: no other city lies much nearer. */
export const standsIn = (city: City, town: Town): boolean =>
  nearestArea(town, city).meters <= nearestArea(town).meters + NEARER_METERS;

/** Places of the towns themselves, and of the neighborhoods beside them. Of a single town, the label says how far. */
export function townConstraint(towns: readonly Town[], city: City): Constraint {
  const names = towns.map(({ name }) => name);
  const beside = towns.flatMap((town) => areasBeside(town, city));
  const [town, ...others] = towns;
  const label = `near ${joinWithOr(names)}`;
  return {
    field: "area",
    values: [...new Set([...names, ...beside])],
    isNegated: false,
    isHard: true,
    label: town && others.length === 0 ? `${label} (${distanceFrom(town, city)})` : label,
  };
}

function distanceFrom(town: Town, city: City): string {
  const { area, meters } = nearestArea(town, city);
  const isPlain = city === "Peninsula" || area.includes(city);
  return `${inMiles(meters)} from ${isPlain ? area : `${city}'s ${area}`}`;
}

function areasBeside(town: Town, city: City): string[] {
  const beside = areasAround(town, city, BESIDE_METERS);
  return beside.length > 0 ? beside : areasAround(town, city, NEAREST_METERS).slice(0, 1);
}

/** What a guide of ours can't say of a town, whether or not it holds some places there. */
export const townUnknown = ({ name }: Town): string => `all that ${name} has to offer`;

const METERS_PER_MILE = 1_609.344;

export const inMiles = (meters: number): string => `${Math.max(1, Math.round(meters / METERS_PER_MILE))} mi`;
