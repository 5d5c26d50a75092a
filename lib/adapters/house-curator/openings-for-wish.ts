import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { foldProse } from "@/lib/guides/checker/word-forms";
import { type EditorialOpening, editorialOpeningsOf } from "./editorial-openings";
import { seededShuffle } from "./seeded-random";

const KIND_FIELDS: readonly Constraint["field"][] = ["dish", "cuisine", "goodFor", "vibe", "feature", "diet", "meal"];

/** Editors' openings to a wish of these kinds, folded, about some of these places, in a seeded order. */
export const openingsOfKinds = (
  city: City,
  kinds: readonly string[],
  placeIds: ReadonlySet<string>,
  seed: string,
): EditorialOpening[] =>
  seededShuffle(editorialOpeningsOf(city), seed).filter(
    (opening) =>
      opening.placeIds.every((id) => placeIds.has(id)) &&
      opening.kinds.every((kind) => kinds.includes(foldProse(kind))),
  );

/** The same for what the wish asks for, before anything is known of the picks; what counts most first. */
export function openingsForWish(
  city: City,
  idea: AcceptedIdea,
  placeIds: ReadonlySet<string>,
  seed: string,
): EditorialOpening[] {
  const kinds = askedKinds(idea);
  const rank = (opening: EditorialOpening) => Math.min(...opening.kinds.map((kind) => kinds.indexOf(foldProse(kind))));
  return openingsOfKinds(city, kinds, placeIds, seed).sort((a, b) => rank(a) - rank(b));
}

/** What the wish asks for, what counts most first; "any" where it asks for nothing. */
function askedKinds({ constraints }: AcceptedIdea): string[] {
  const asked = constraints.filter(({ isNegated }) => !isNegated);
  const kinds = KIND_FIELDS.flatMap((field) =>
    asked.flatMap((constraint) => (constraint.field === field ? constraint.values : [])),
  );
  const areas = asked.flatMap(({ field, values }) => (field === "area" ? values.map((area) => `area:${area}`) : []));
  return asked.length === 0 ? ["any"] : [...kinds, ...areas].map(foldProse);
}
