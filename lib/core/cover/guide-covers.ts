import { placeDrawings } from "./place-drawing";
import { rankDrawings } from "./rank-drawings";
import { recommendedDishes } from "./recommended-dishes";
import { refusedDrawings } from "./refused-drawings";
import { coverDrawing } from "./shelf-covers";
import { INGREDIENTS } from "./told-drawings";
import { withoutMeat } from "./without-meat";

type DrawnEntry = {
  flavorText: string;
  verdicts: readonly { label: string }[];
  restaurant: { id: string; cuisines: readonly string[]; drawings?: readonly string[] | undefined };
};
type DrawnGuide = { id: string; coverCuisine: string; entries: readonly DrawnEntry[] };

/**
 * The drawings of a guide's cover and of its entries, none of them twice: an entry has the dish that its text
 * recommends, or else another that the place serves, and nothing that the prompt refused. Where its dishes are told, none
 * of its kitchen's stands in: a pizza beside a place of pasta is wrong, a table is not.
 */
export function guideCovers(guide: DrawnGuide): { cover: string; entries: string[] } {
  const cover = coverDrawing(guide);
  const taken = new Set([cover]);
  const entries = guide.entries.map(({ flavorText, verdicts, restaurant }) => {
    const refused = refusedDrawings(verdicts.map(({ label }) => label));
    const { id, cuisines, drawings } = restaurant;
    const dishes = withoutMeat(cuisines, recommendedDishes(flavorText).filter(isToldBy(drawings)));
    const others = drawings
      ? [...placeDrawings({ id, cuisines, drawings, editorialSummary: null }), ...rankDrawings([], id)]
      : withoutMeat(cuisines, rankDrawings(cuisines, id));
    // Where another shows the dish already, one that looks like it comes before what is had beside it.
    const [main] = [...dishes, ...(drawings ?? [])];
    const alike = withoutMeat(cuisines, LOOK_ALIKES.find((kin) => main !== undefined && kin.includes(main)) ?? []);
    const ranked = new Set([...(main === undefined ? [] : [main]), ...alike, ...dishes, ...others]);
    const drawing = [...ranked].find((name) => !taken.has(name) && !refused.has(name)) ?? "";
    taken.add(drawing);
    return drawing;
  });
  return { cover, entries };
}

/** Drawings that stand for one another: a folded dumpling for a folded dumpling. */
const LOOK_ALIKES = [
  ["dumplings", "gyoza", "dim-sum"],
  ["ramen", "udon", "noodles", "pho"],
  ["hot-pot", "pot", "soup"],
];

/** What goes into a dish is none by itself ("folding lamb into things"), unless the place serves it so. */
const isToldBy = (drawings: readonly string[] | undefined) => (dish: string) =>
  drawings === undefined || !INGREDIENTS.has(dish) || drawings.includes(dish);
