import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import type { PlaceMaterial } from "../place-material";
import type { ConstraintPhrases } from "./constraint-phrases";
import { DIET_PHRASES, FEATURE_PHRASES, MEAL_PHRASES } from "./features";
import { OCCASION_PHRASES } from "./occasions";
import { VIBE_PHRASES } from "./vibes";

const PHRASES_BY_FIELD: Partial<Record<Constraint["field"], Record<string, ConstraintPhrases>>> = {
  vibe: VIBE_PHRASES,
  goodFor: OCCASION_PHRASES,
  feature: FEATURE_PHRASES,
  meal: MEAL_PHRASES,
  diet: DIET_PHRASES,
};

export const phrasesOf = (field: Constraint["field"], value: string): ConstraintPhrases | undefined =>
  PHRASES_BY_FIELD[field]?.[value];

const PLACE_VALUES_BY_FIELD: Partial<Record<Constraint["field"], (m: PlaceMaterial) => readonly string[]>> = {
  vibe: ({ place }) => place.vibes,
  goodFor: ({ place }) => place.goodFor,
  feature: ({ place }) => place.features,
  meal: ({ place }) => place.meals,
  diet: ({ place }) => place.diets,
};

export type MatchedPhrases = ConstraintPhrases & { key: string; field: Constraint["field"] };

/** Phrases for the requested constraints that this place is known to meet, rotated by `turn`. */
export function findPhrases(m: PlaceMaterial, idea: AcceptedIdea, turn: number): MatchedPhrases[] {
  const found = idea.constraints
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ field, values }) =>
      values
        .filter((value) => PLACE_VALUES_BY_FIELD[field]?.(m).includes(value))
        .flatMap((value): MatchedPhrases[] => {
          const fit = phrasesOf(field, value);
          return fit ? [{ ...fit, key: `${field}:${value}`, field }] : [];
        }),
    );
  const asksForArea = idea.constraints.some(({ field, isNegated }) => field === "area" && !isNegated);
  if (asksForArea && m.street) found.push({ key: "area", field: "area", leads: [`On ${m.street}`] });
  return found.map((_, index) => found[(index + turn) % found.length]).filter((fit) => fit !== undefined);
}
