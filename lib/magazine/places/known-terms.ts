import { joinWithAnd } from "@/lib/core/join-list";
import { relatedCuisines } from "@/lib/restaurants/vocabulary";
import { fact, type PlaceIndex } from "./load-places";
import type { Term } from "./term";
import { strengthsOf } from "./term-strengths";

type KnownTerms = {
  terms: Term[];
  /** Of each food that nobody is known for, the kitchens next to its own. */
  kin: Term[];
  /** Diets that nobody is known for, which no place is said to have all of it without. */
  unmet: string[];
  /** What nobody is known for, and what was done about it, in sentences. */
  notes: string[];
};

/** What some place of the catalog is known for, and what is closest to the rest of it. */
export function knownTerms(index: PlaceIndex, terms: readonly Term[]): KnownTerms {
  const unknown = terms.filter((term) => isOfNobody(index, term));
  const kin = unknown.map((term) => kinOf(index, term));
  const rest = terms.filter((term) => !unknown.includes(term));
  return {
    terms: rest,
    kin: kin.flatMap((term) => term ?? []),
    unmet: unknown.flatMap(({ kind, label }) => (kind === "diet" ? [label] : [])),
    notes: unknown.map((term, at) => unknownNote(term, kin[at] ?? null, rest.length > 0)),
  };
}

/** A word that no list knows may be a name. */
const isOfNobody = (index: PlaceIndex, term: Term): boolean =>
  term.isBonus !== true && term.prices.length === 0 && strengthsOf(index, term).size === 0;

/** Whoever asks for khachapuri and finds no Georgian kitchen may like a Russian one. */
export function kinOf(index: PlaceIndex, { kind, kitchens: own }: Term): Term | null {
  if (kind !== "food") return null;
  const names = [...own, ...[false, true].flatMap((isFar) => own.flatMap((name) => relatedCuisines(name, isFar)))];
  const isHere = (name: string) => (index.facts.get(fact("cuisine", name))?.length ?? 0) > 0;
  const kitchens = [...new Set(names)].filter(isHere).slice(0, KIN_MAX);
  if (kitchens.length === 0) return null;
  const name = joinWithAnd(kitchens);
  return {
    kind,
    label: name,
    facts: kitchens.map((each) => fact("cuisine", each)),
    kitchens,
    phrases: [],
    prices: [],
    priceMax: null,
  };
}

const KIN_MAX = 2;

function unknownNote({ label, kind }: Term, kin: Term | null, isMoreAsked: boolean): string {
  if (kind === "word") return `We don't know “${label}”, so this leaves it out.`;
  const sentence = `No place that we tell about is known for “${label}”`;
  if (kin) return `${sentence}: the kitchens closest to it here are ${kin.label}.`;
  if (kind === "diet" && isMoreAsked) return `${sentence}: ask the restaurant what it can do.`;
  return isMoreAsked ? `${sentence}, so this leaves it out.` : `${sentence}.`;
}
