import { coverSeed } from "./random";
import { drawingsOf } from "./rank-drawings";
import { recommendedDishes } from "./recommended-dishes";
import { withoutMeat } from "./without-meat";

type DrawnPlace = {
  id: string;
  cuisines: readonly string[];
  editorialSummary: string | null;
  /** Of what it is told to serve, best first; absent where nobody has told its dishes. */
  drawings?: readonly string[] | undefined;
};

/** What any restaurant has, where no drawing shows what one serves: a wrong dish would be worse than none. */
const ANY_RESTAURANT = ["table-setting", "window-table", "counter", "awning"];

/** What may stand for a place by itself, best first: what it serves, or what its kitchen is known for, and a table. */
export const placeDrawings = (place: DrawnPlace): string[] => [
  ...new Set([...(place.drawings ?? kitchenDrawings(place)), ...neutralDrawings(place.id)]),
];

/** The first of them: on its own page and on the map. */
export const placeDrawing = (place: DrawnPlace): string => placeDrawings(place)[0] ?? "";

/** Of a place whose dishes nobody has told: what its summary names, or the most typical of its kitchen. */
const kitchenDrawings = ({ cuisines, editorialSummary }: DrawnPlace): string[] =>
  withoutMeat(cuisines, [
    ...recommendedDishes(editorialSummary ?? ""),
    ...cuisines.flatMap((cuisine) => drawingsOf(cuisine).slice(0, 1)),
  ]);

/** The id says which comes first. */
function neutralDrawings(id: string): string[] {
  const start = coverSeed(id) % ANY_RESTAURANT.length;
  return [...ANY_RESTAURANT.slice(start), ...ANY_RESTAURANT.slice(0, start)];
}
