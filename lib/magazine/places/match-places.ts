import type { Restaurant } from "@/lib/contracts/restaurant";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { priceSigns } from "@/lib/core/place-facts";
import { wordTiers } from "../word-index";
import type { PlaceIndex } from "./load-places";
import type { Term, TermKind } from "./read-terms";

/** A place with what it has of what was asked, in the words of the search. */
export type MatchedPlace = {
  place: Restaurant;
  met: string[];
  /** What nobody told us of it. */
  unknown: string[];
  /** What is known to be otherwise: "costs $$$". */
  against: string[];
  /** To where the search asks to be near. */
  meters: number | null;
};

type Input = {
  index: PlaceIndex;
  terms: readonly Term[];
  isInScope: (place: Restaurant, town: string | null) => boolean;
  near: Coordinates | null;
  /** How many of our guides pick each place. */
  picks: ReadonlyMap<string, number>;
  /** The nearest first, where nothing is in the area that was asked for. */
  isByDistance?: boolean;
};

/** How surely something shows a term: a kitchen or a dish, a name, a mention. */
export const STRENGTH = { fact: 4, title: 3, name: 2, mention: 1 } as const;
const WEIGHT: Record<TermKind, number> = { food: 4, diet: 4, price: 2, mood: 2, word: 3 };
/** Less of what was asked is no answer. */
const PART_MIN = 0.5;
/** With so many that have it on the menu, those whose texts only mention it are left out. */
const SURE_ENOUGH = 12;
const NEAR_STEPS = [1_000, 2_000, 4_000];
/** Who asks to be near somewhere would not go farther, while there is anything within. */
export const NEAR_MAX_METERS = 8_000;

type Scored = MatchedPlace & { number: number; score: number; strength: number; isMention: boolean };

/** The places that have all of it, the best first, and those that have most of it. */
export function matchPlaces(input: Input): { full: MatchedPlace[]; partial: MatchedPlace[] } {
  const { index, terms } = input;
  const strengths = terms.map((term) => strengthsOf(index, term));
  const numbers = new Set(strengths.flatMap((found) => [...found.keys()]));
  const total = terms.reduce((sum, { kind }) => sum + WEIGHT[kind], 0);
  const scored = [...numbers].flatMap((number) => score(input, strengths, number) ?? []).sort(byRank(input));
  const all = scored.filter(hasAll);
  const sure = all.filter(({ isMention }) => !isMention);
  const full = sure.length >= SURE_ENOUGH ? sure : all;
  const subjects = terms.filter(({ kind }) => kind === "food");
  const partial = scored.filter(
    (each) =>
      !hasAll(each) &&
      each.score >= total * PART_MIN &&
      !each.isMention &&
      (subjects.length === 0 || subjects.some(({ label }) => each.met.includes(label))),
  );
  return { full, partial };
}

function score(
  { index, terms, isInScope, near }: Input,
  strengths: ReadonlyMap<number, number>[],
  number: number,
): Scored | null {
  const place = index.places[number];
  if (!place || !isInScope(place, index.towns[number] ?? null)) return null;
  const meters = near && distanceMeters(near, place);
  const found: Scored = {
    place,
    number,
    meters,
    met: [],
    unknown: [],
    against: [],
    score: 0,
    strength: 0,
    isMention: false,
  };
  for (const [at, term] of terms.entries()) {
    const strength = strengths[at]?.get(number) ?? 0;
    if (strength === 0) {
      if (term.kind === "price" && place.priceLevel !== null)
        found.against.push(`costs ${priceSigns(place.priceLevel)}`);
      else found.unknown.push(term.kind === "price" ? "price" : term.label);
      continue;
    }
    found.met.push(term.label);
    found.score += WEIGHT[term.kind];
    found.strength += strength + (term.kitchens.includes(place.cuisines[0] ?? "") ? 1 : 0);
    if ((term.kind === "food" || term.kind === "word") && strength <= STRENGTH.mention) found.isMention = true;
  }
  return found;
}

const hasAll = ({ unknown, against }: MatchedPlace): boolean => unknown.length + against.length === 0;

/** Open ones, then those with more of it, where near ones count for more; then what is a kitchen or a dish before a mention. */
const byRank =
  ({ picks, isByDistance = false }: Input) =>
  (a: Scored, b: Scored): number =>
    Number(!a.place.isOpen) - Number(!b.place.isOpen) ||
    (isByDistance ? 0 : reach(b) - reach(a)) ||
    Number(a.isMention) - Number(b.isMention) ||
    (isByDistance ? (a.meters ?? 0) - (b.meters ?? 0) : 0) ||
    Number(a.place.isUnconfirmed ?? false) - Number(b.place.isUnconfirmed ?? false) ||
    b.strength - a.strength ||
    (a.meters ?? 0) - (b.meters ?? 0) ||
    (picks.get(b.place.id) ?? 0) - (picks.get(a.place.id) ?? 0) ||
    a.number - b.number;

const reach = ({ score: points, meters }: Scored): number =>
  points - (meters === null ? 0 : NEAR_STEPS.filter((step) => meters > step).length * 2);

/** How surely each place shows a term. A diet that a text only mentions is not kept there. */
export function strengthsOf(index: PlaceIndex, { kind, facts, phrases, prices }: Term): Map<number, number> {
  const found = new Map<number, number>();
  const raise = (number: number, strength: number) => {
    if ((found.get(number) ?? 0) < strength) found.set(number, strength);
  };
  for (const name of facts) for (const number of index.facts.get(name) ?? []) raise(number, STRENGTH.fact);
  if (prices.length > 0)
    for (const [number, { priceLevel }] of index.places.entries())
      if (priceLevel !== null && prices.includes(priceLevel)) raise(number, STRENGTH.fact);
  for (const phrase of phrases)
    for (const [number, tier] of wordTiers(index.words, phrase))
      if (kind !== "diet" || tier < 2) raise(number, [STRENGTH.title, STRENGTH.name, STRENGTH.mention][tier] ?? 0);
  return found;
}
