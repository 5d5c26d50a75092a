import { CUISINES_BY_REGION, cuisineFamily, findDish, isCuisine, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { isCourse, SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { SIDE_DISHES } from "@/lib/restaurants/vocabulary/dishes/own-dishes";
import { type FoodJoin, isDishOf, isMereIngredient } from "./food-joins";

/** A food that the prompt asks for, in its words, and how it follows the one before it. */
export type WantedFood = { value: string; words: string; isSoftened: boolean; join: FoodJoin };

/** Alternative foods. A place must match every group that isn't softened. */
export type FoodGroup = { values: string[]; label: string[]; isSoftened: boolean };

/**
 * The groups of what is wanted. Where nobody says "or", a list names one meal: dishes beside their own cuisine, and sides
 * and drinks beside a real food, are welcome but don't answer the wish by themselves.
 */
export function groupFoods(wanted: readonly WantedFood[], namesMeal: boolean): FoodGroup[] {
  // "A greasy breakfast, with coffee": the meal is asked for, and the coffee comes with it.
  if (namesMeal && wanted.length > 0 && wanted.every(isAccompaniment))
    return [{ ...groupOf(wanted), isSoftened: true }];
  return runsOf(wanted).flatMap((run) => {
    const isBonus = [isDishBesideCuisine, isIngredientBesideCuisine, isBesideMeal];
    const bonuses = run.filter((food) => isBonus.some((holds) => holds(food, run)));
    const main = run.filter((food) => !bonuses.includes(food));
    return [groupOf(main), ...choicesAmong(bonuses).map((foods) => ({ ...groupOf(foods), isSoftened: true }))];
  });
}

/** The foods of one place each: only an "and" between related foods begins another requirement. */
function runsOf(wanted: readonly WantedFood[]): WantedFood[][] {
  const runs: WantedFood[][] = [];
  for (const food of wanted) {
    const run = runs.at(-1);
    if (run && food.join !== "and") run.push(food);
    else runs.push([food]);
  }
  return runs;
}

/**
 * "Mexican, tacos or burritos": what follows a cuisine are its dishes, also in "Mexican or tacos". In "soul food, barbecue,
 * or fried chicken" the last is a choice, and so is what comes first in "fried chicken, soul food".
 */
const isDishBesideCuisine = (food: WantedFood, run: readonly WantedFood[]): boolean =>
  run
    .slice(0, run.indexOf(food))
    .some(
      ({ value }) =>
        isNational(value) &&
        isDishOf(food.value, value) &&
        choicesBeside(food, run).every(
          (other) => isDishOf(other.value, value) || isDishAtHome(food.value, other.value),
        ),
    );

const isDishAtHome = (value: string, cuisine: string): boolean =>
  isNational(cuisine) && isDishOf(value, cuisine) && cuisineFamily(cuisine).has(findDish(value)?.cuisines[0] ?? "");

/** "Sichuan, mushrooms": an ingredient is no alternative to a kitchen. */
const isIngredientBesideCuisine = (food: WantedFood, run: readonly WantedFood[]): boolean =>
  isMereIngredient(food.value) && choicesBeside(food, run).length === 0 && run.some(({ value }) => isNational(value));

const isNational = (value: string): boolean => isCuisine(value) && !VENUE_TYPES.includes(value);

/** What an "or" offers instead of a food. */
function choicesBeside(food: WantedFood, run: readonly WantedFood[]): WantedFood[] {
  const at = run.indexOf(food);
  const next = run[at + 1];
  return [
    ...(food.join === "choice" ? run.slice(Math.max(0, at - 1), at) : []),
    ...(next?.join === "choice" ? [next] : []),
  ];
}

/** A side or a drink in a list that names a real food, unless an "or" makes it an alternative: "pizza or salad". */
function isBesideMeal(food: WantedFood, run: readonly WantedFood[]): boolean {
  const meals = run.filter((other) => !isAccompaniment(other) && !isSweet(other.value));
  return isAccompaniment(food) && meals.length > 0 && !meals.some((meal) => isInSameChoice(food, meal, run));
}

/** "Chocolate and other desserts": a pastry or an ice cream is no meal. */
const isSweet = (value: string): boolean => {
  const cuisine = isCuisine(value) ? value : findDish(value)?.cuisines[0];
  return cuisine !== undefined && SWEETS.includes(cuisine);
};

/** "Salad, soup, or ramen": an "or" before the last makes a choice of the whole list; "ramen, coffee or tea" doesn't. */
function isInSameChoice(food: WantedFood, meal: WantedFood, run: readonly WantedFood[]): boolean {
  const last = Math.max(run.indexOf(food), run.indexOf(meal));
  const at = run.findIndex(({ join }, index) => index >= last && join === "choice");
  return run.slice(Math.max(0, at - 1), at + 1).some((end) => !isAccompaniment(end));
}

const isAccompaniment = ({ value, words }: WantedFood): boolean =>
  SIDE_DISHES.includes(value) || isCourse(value, words);

/** The foods that an "or" joins stay together. */
function choicesAmong(foods: readonly WantedFood[]): WantedFood[][] {
  const choices: WantedFood[][] = [];
  for (const food of foods) {
    if (food.join === "choice") choices.at(-1)?.push(food) ?? choices.push([food]);
    else choices.push([food]);
  }
  return choices;
}

function groupOf(foods: readonly WantedFood[]): FoodGroup {
  const label = [...new Set(foods.map(({ value }) => value))];
  return {
    values: [...new Set(label.flatMap((value) => CUISINES_BY_REGION[value] ?? [value]))],
    label,
    isSoftened: foods[0]?.isSoftened ?? false,
  };
}
