import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";

const TAG_FIELDS: readonly Constraint["field"][] = ["goodFor", "vibe", "feature", "diet", "meal"];

/** Occasions, moods, features, diets and meals that the wish asks for. */
export const requestedTags = ({ constraints }: AcceptedIdea): ReadonlySet<string> =>
  new Set(
    constraints.flatMap(({ field, values, isNegated }) => (isNegated || !TAG_FIELDS.includes(field) ? [] : values)),
  );

/** Whether the wish is one that a place's past answers. */
export const asksForHistory = (tags: ReadonlySet<string>): boolean =>
  tags.size === 0 || HISTORICAL_TAGS.some((tag) => tags.has(tag));

const HISTORICAL_TAGS = ["old-school", "out-of-towners", "family-run", "neighbourhood"];
