import type { AcceptedIdea } from "@/lib/contracts/stages";
import { CUISINE_CLAUSES } from "./cuisines";
import { OCCASION_CLAUSES } from "./occasions";
import { VIBE_CLAUSES } from "./vibes";

const CLAUSES_BY_VALUE: Record<string, readonly string[]> = {
  ...CUISINE_CLAUSES,
  ...VIBE_CLAUSES,
  ...OCCASION_CLAUSES,
};

/** The order of explanations: the occasion first, then the room, then the cuisine. */
const FIELDS = ["goodFor", "meal", "vibe", "feature", "diet", "cuisine", "price"] as const;

/** Clauses that motivate the idea by the prompt's constraints, in the order of FIELDS. */
export function ideaClauses({ constraints }: AcceptedIdea): string[] {
  const requested = constraints.filter(({ isNegated }) => !isNegated);
  return FIELDS.flatMap((field) =>
    requested
      .filter((constraint) => constraint.field === field)
      .flatMap(({ values }) => (field === "price" ? [priceKey(values)] : values))
      .flatMap((value) => CLAUSES_BY_VALUE[value] ?? []),
  );
}

const priceKey = (levels: readonly string[]): string =>
  levels.includes("4") ? "splurge" : levels.some((level) => Number(level) <= 2) && !levels.includes("3") ? "cheap" : "";
