import type { AcceptedIdea, GuideInput, Place, Selections } from "@/lib/contracts/stages";
import { inCity } from "@/lib/core/cities";
import { evaluateConstraints } from "./constraint-verdicts";
import { evaluateConstraint } from "./evaluate-constraint";
import { fittingPlaces } from "./fitting-places";
import { feedsMixedTable, type MixedTable } from "./mixed-table";
import type { Elsewhere } from "./too-few-fit";
import { quotedList } from "./too-few-message";
import { changeWithout } from "./wish-changes";

type Wish = GuideInput & { idea: AcceptedIdea; places: readonly Place[]; fitting: readonly Place[] };

const CHANGES_MAX = 3;

/**
 * What selection comes to where at most one place is known to feed both of two guests: seven steakhouses are no guide for a vegan.
 * What feeds both, or the one and the other, and the cities that have both; null where there is nothing to choose from.
 */
export function mixedTableFit(
  wish: Wish,
  { diet, meat }: MixedTable,
  { enough, elsewhere }: { enough: number; elsewhere: Elsewhere },
): Selections | null {
  const { city, idea, places, fitting } = wish;
  const { constraints } = idea;
  const meatless = fittingPlaces(
    places,
    constraints.filter((each) => each !== meat),
  ).filter((place) => evaluateConstraint(place, diet) === "met");
  const choices = [
    ...(meatless.length >= enough ? [changeWithout({ left: [meat], count: meatless.length }, wish)] : []),
    ...(fitting.length >= enough ? [changeWithout({ left: [diet], count: fitting.length }, wish)] : []),
  ].filter((change) => change !== null);
  const changes = [...elsewhere.changes, ...choices].slice(0, CHANGES_MAX);
  if (meatless.length < enough || changes.length === 0) return null;
  const [both] = fitting.filter((place) => feedsMixedTable(place, idea));
  const [green] = confirmedFirst(meatless);
  const [grill] = confirmedFirst(fitting);
  if (!green) return null;
  const shown = both ? [both] : grill ? [green, grill] : [green];
  const guests = `both ${quotedList([meat.label])} and ${quotedList([diet.label])}`;
  const note =
    grill && !both
      ? `${green.name} has ${quotedList([diet.label])}, ${grill.name} ${quotedList([meat.label])}: call and ask what they have for the other.`
      : undefined;
  return {
    picks: shown.map((place) => ({
      placeId: place.id,
      reason: both ? "Feeds both." : "Feeds one of the two.",
      verdicts: evaluateConstraints(place, constraints),
    })),
    rejected: [],
    unmet: [],
    order: "closest first",
    tooFew: {
      message: both
        ? `Only one place ${inCity(city)}, ${both.name}, is known for ${guests}: too few for a guide.`
        : `No place ${inCity(city)} is known for ${guests}.`,
      note,
      changes,
    },
  };
}

const confirmedFirst = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => Number(a.isUnconfirmed ?? false) - Number(b.isUnconfirmed ?? false));
