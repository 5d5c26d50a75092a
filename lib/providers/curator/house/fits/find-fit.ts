import type { AcceptedIdea, Constraint } from "@/lib/guides/stage-types";
import type { Material } from "../material";
import { DIETS, FEATURES, MEALS } from "./features";
import type { Fit } from "./fit";
import { OCCASIONS } from "./occasions";
import { VIBES } from "./vibes";

const TABLES: Partial<Record<Constraint["field"], Record<string, Fit>>> = {
  vibe: VIBES,
  goodFor: OCCASIONS,
  feature: FEATURES,
  meal: MEALS,
  diet: DIETS,
};

const HELD: Partial<Record<Constraint["field"], (m: Material) => readonly string[]>> = {
  vibe: ({ place }) => place.vibes,
  goodFor: ({ place }) => place.goodFor,
  feature: ({ place }) => place.features,
  meal: ({ place }) => place.meals,
  diet: ({ place }) => place.diets,
};

export type FoundFit = Fit & { key: string; field: Constraint["field"] };

/** What the wish asks for and this place is known to have, with ways to say so; the table turns with `turn`. */
export function findFits(m: Material, idea: AcceptedIdea, turn: number): FoundFit[] {
  const found = idea.constraints
    .filter(({ isNegated }) => !isNegated)
    .flatMap(({ field, values }) =>
      values
        .filter((value) => HELD[field]?.(m).includes(value))
        .flatMap((value): FoundFit[] => {
          const fit = TABLES[field]?.[value];
          return fit ? [{ ...fit, key: `${field}:${value}`, field }] : [];
        }),
    );
  const asksForArea = idea.constraints.some(({ field, isNegated }) => field === "area" && !isNegated);
  if (asksForArea && m.street) found.push({ key: "area", field: "area", leads: [`On ${m.street}`] });
  return found.map((_, index) => found[(index + turn) % found.length]).filter((fit) => fit !== undefined);
}
