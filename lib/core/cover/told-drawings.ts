import { findDishes, findLastDish } from "./find-dishes";
import { drawingsOf } from "./rank-drawings";
import { recommendedDishes } from "./recommended-dishes";
import { withoutMeat } from "./without-meat";

type ToldPlace = {
  name: string;
  cuisines: readonly string[];
  editorialSummary: string | null;
  dishes: readonly { name: string }[];
};

/**
 * The drawings of what a place is told to serve, best first: what its name says it is for, what its summary tells of its
 * dishes, then those in their order, what comes beside a dish last, then a kitchen that is a dish itself or has what the summary tells of. A word of the
 * name or of the summary that no dish bears out may be a street's or a person's. None where no drawing shows anything of
 * it, and no meat of a place that serves none.
 */
export function toldDrawings({ name, cuisines, editorialSummary, dishes }: ToldPlace): string[] {
  const kitchens = cuisines.flatMap((cuisine) => findDishes(cuisine));
  const isSide = (dish: { name: string }) => SIDE.test(dish.name);
  const inOrder = [...dishes.filter((dish) => !isSide(dish)), ...dishes.filter(isSide)];
  const told = [...new Set(inOrder.flatMap((dish) => dishOf(dish.name) ?? []))];
  const isBorneOut = (drawing: string) => told.includes(drawing) || kitchens.includes(drawing);
  const last = findLastDish(name);
  const named = findDishes(name).filter((each) => isBorneOut(each) || (each === last && !INGREDIENTS.has(each)));
  const summary = recommendedDishes(editorialSummary ?? "");
  const typical = cuisines.flatMap(drawingsOf).filter((drawing) => summary.includes(drawing));
  const best = [
    ...named.filter((drawing) => kitchens.includes(drawing)),
    ...named,
    ...summary.filter(isBorneOut),
    ...kitchens.filter((drawing) => told.includes(drawing)),
    ...told,
    ...kitchens,
    ...typical,
  ];
  return withoutMeat(cuisines, [...new Set(best)]);
}

/** What goes into a dish unless it is the last word of its name: mango beef is no fruit, a spicy wing no chile. */
export const INGREDIENTS: ReadonlySet<string> = new Set([
  ...["fish", "crab", "shrimp", "oyster", "mussels", "lamb", "duck", "roast", "eggs", "tofu", "cheese", "bread"],
  ...["fruit", "tomato", "chile", "avocado", "mushroom", "aubergine", "corn", "chocolate", "tea", "coffee", "wine"],
  ...["beer", "juice", "grill", "croissant"],
]);

/** What is ordered beside a dish, however early a menu has it. */
const SIDE =
  /\b(?:wings|fries|(?<!and )chips|slaw|pickles|greens|edamame|guacamole|biscuits?|naan|(?:savory|seafood|scallion|(?:green )?onion|kimchi|beef) pancakes?|(?:corn|garlic )bread)$/i;

/** Where what comes with a dish begins. */
const BESIDE = /[,(:;]| (?:with|in|on|over|under|from|at|or|for|plus) /;

/** The drawing of a dish of a menu; undefined where none shows it. */
function dishOf(name: string): string | undefined {
  const [all = ""] = name.split(BESIDE);
  const [head = ""] = all.split(" and ");
  // "Chicken and corn dumplings" are dumplings, and "lamb and rice" no lamb alone.
  const [first, last] = [findLastDish(head), findLastDish(all)];
  if (last && !INGREDIENTS.has(last) && !SIDE.test(all) && (!first || INGREDIENTS.has(first))) return last;
  return first ?? recommendedDishes(head).find((drawing) => !INGREDIENTS.has(drawing));
}
