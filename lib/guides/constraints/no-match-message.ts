import type { Constraint, Place } from "@/lib/contracts/stages";
import { type City, inCity } from "@/lib/core/cities";
import { isBinding, meetsHardConstraints, neverGivesWay } from "./hard-constraints";
import { isWantedFood } from "./near-misses";

/** So many ways out are named: first what is no food, then the one with most places. */
const WAYS_MAX = 2;

type Searched = { places: readonly Place[]; constraints: readonly Constraint[] };

/** What nobody fits, and what to leave out: never a danger, a diet or another refusal. */
export function noMatchMessage(city: City, unmet: readonly string[], { places, constraints }: Searched): string {
  if (unmet.length === 0) {
    return `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`;
  }
  const ways = constraints
    .filter((constraint) => isBinding(constraint) && !neverGivesWay(constraint))
    .map((left) => ({ left, count: countWithout(left, { places, constraints }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(isWantedFood(a.left)) - Number(isWantedFood(b.left)) || b.count - a.count)
    .slice(0, WAYS_MAX)
    .map(({ left, count }, i) => `${i === 0 ? "Without" : "without"} "${left.label}" we know ${count}`);
  const advice =
    unmet.length > 1 && ways.length > 0
      ? `${ways.join(", ")}: leave ${ways.length > 1 ? "one" : "it"} out and ask again.`
      : "Try a wider area, or one wish fewer.";
  return `Nobody ${inCity(city)} that we know of fits ${quotedList(unmet)}. ${advice}`;
}

/** How many places meet everything else. */
const countWithout = (left: Constraint, { places, constraints }: Searched): number => {
  const others = constraints.filter((constraint) => constraint !== left);
  return places.filter((place) => place.status === "open" && meetsHardConstraints(place, others)).length;
};

const quotedList = (items: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(items.map((item) => `"${item}"`));
