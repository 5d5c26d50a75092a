import type { Constraint } from "@/lib/contracts/stages";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { KnownPlace } from "../places/known-places";
import type { NamedPlace } from "../places/place-names";

/** "Like Zuni but cheaper": prefers its cuisine and mood, requires a lower price and excludes the place itself. */
export function comparisonConstraints(named: NamedPlace[]): Constraint[] {
  const once = named.filter(({ name }, at) => named.findIndex((other) => isSameName(other.name, name)) === at);
  return once.flatMap(({ name, place, isModel, isExcluded, isCheaper, isHalfPrice }) => [
    ...(isExcluded ? [exclusionOf(name)] : []),
    ...(isModel && place ? similarTo(place) : []),
    ...(isModel && isCheaper ? [priceBelow(place, isHalfPrice)] : []),
  ]);
}

const isSameName = (a: string, b: string) => foldWords(a) === foldWords(b);

function exclusionOf(name: string): Constraint {
  const plain = name
    .replace(/[<>[\]{}]/g, "")
    .replace(/\s+/g, " ")
    .slice(0, 60);
  return { field: "name", values: [plain], isNegated: true, isHard: true, label: `not ${plain}` };
}

/** How the label of a wish for a kitchen like another begins. */
export const COOKING_LIKE = "cooking like";

const similarTo = ({ name, cuisines, vibes }: KnownPlace): Constraint[] => [
  { field: "cuisine", values: cuisines, isNegated: false, isHard: false, label: `${COOKING_LIKE} ${name}'s` },
  ...(vibes.length > 0
    ? [{ field: "vibe", values: vibes, isNegated: false, isHard: false, label: `a mood like ${name}'s` } as const]
    : []),
];

const USUAL_LEVEL = 3;

function priceBelow(place: KnownPlace | null, isHalf: boolean): Constraint {
  const level = place?.priceLevel ?? USUAL_LEVEL;
  const most = Math.max(1, isHalf ? Math.ceil(level / 2) : level - 1);
  const values = ["1", "2", "3", "4"].slice(0, most);
  return {
    field: "price",
    values,
    isNegated: false,
    isHard: true,
    label: describeConstraint({ field: "price", values, isNegated: false }),
  };
}
