import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { openChoices, serves } from "../open-choices";

export type ScoredPlace = { place: Place; score: number };

/** The maximum penalty for similarity to an earlier pick, in points of the score. */
const SIMILARITY_PENALTY = 1.1;
/** For the first pick with a food of a choice, whatever the others score: more than all penalties. */
const CHOICE_BONUS = 30;

/**
 * Maximal marginal relevance: each pick balances score and similarity to earlier picks. Never the same place twice. Of
 * "sushi or Thai" each has a pick where any place has it. Picks that stand already count towards the size.
 */
export function diversify(
  scored: readonly ScoredPlace[],
  size: number,
  idea: AcceptedIdea,
  before: readonly ScoredPlace[] = [],
): ScoredPlace[] {
  const picked = [...before];
  const left = [...scored].sort((a, b) => b.score - a.score || a.place.id.localeCompare(b.place.id));
  const places = [...before, ...scored].map(({ place }) => place);
  const choices = openChoices(idea, places).flat();
  const foodsOf = new Map(places.map((place) => [place, choices.filter((food) => serves(place, food))]));
  const hasFood = (place: Place, food: string) => foodsOf.get(place)?.includes(food) ?? false;
  while (picked.length < size && left.length > 0) {
    const missing = choices.filter((food) => !picked.some(({ place }) => hasFood(place, food)));
    const worth = (candidate: ScoredPlace) =>
      marginalRelevance(candidate, picked, idea) +
      (picked.length > 0 && missing.some((food) => hasFood(candidate.place, food)) ? CHOICE_BONUS : 0);
    const next = left.reduce((best, candidate) => (worth(candidate) > worth(best) ? candidate : best));
    left.splice(left.indexOf(next), 1);
    if (!picked.some(({ place }) => isSamePlace(place, next.place))) picked.push(next);
  }
  return picked;
}

const marginalRelevance = ({ place, score }: ScoredPlace, picked: readonly ScoredPlace[], idea: AcceptedIdea): number =>
  score - SIMILARITY_PENALTY * Math.max(0, ...picked.map((other) => similarityOf(place, other.place, idea)));

/** From 0 to 1. Ignores what the prompt specifies (its cuisine, its area), since all candidates share it. */
function similarityOf(a: Place, b: Place, idea: AcceptedIdea): number {
  const requested = new Set(idea.constraints.filter(({ isNegated }) => !isNegated).flatMap(({ values }) => values));
  const free = (values: readonly string[]) => values.filter((value) => !requested.has(value));
  const sameArea = a.neighbourhood !== null && a.neighbourhood === b.neighbourhood && !requested.has(a.neighbourhood);
  const sameName = a.name.toLowerCase() === b.name.toLowerCase();
  return (
    0.4 * overlap(free(a.cuisines), free(b.cuisines)) +
    (sameArea ? 0.25 : 0) +
    (a.priceLevel !== null && a.priceLevel === b.priceLevel ? 0.1 : 0) +
    0.15 * overlap(free(a.vibes), free(b.vibes)) +
    0.1 *
      overlap(
        a.dishes.map(({ name }) => name),
        b.dishes.map(({ name }) => name),
      ) +
    (sameName ? 0.6 : 0)
  );
}

function overlap(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((value) => b.includes(value)).length;
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
