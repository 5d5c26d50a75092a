import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { foldWords } from "@/lib/restaurants/vocabulary";

/** Words for light food of a wish, and for what it refuses where it is to be light. */
const LIGHT = ["light-food", "healthy"];
const HEAVY = ["greasy", "hearty"];

/** Kitchens that fry, smoke and butter, whatever else they have. */
const HEAVY_KITCHENS: ReadonlySet<string> = new Set([
  ...["Burgers", "Barbecue", "Steakhouse", "Soul Food", "Southern", "Chicken", "Pizza", "Diner", "Pub", "German"],
  ...["Cajun", "Dessert", "Ice Cream", "Bakery", "Hot Pot", "Ramen"],
]);
const LIGHT_KITCHENS: ReadonlySet<string> = new Set([
  ...["Sushi", "Japanese", "Vietnamese", "Seafood", "Californian", "Vegetarian", "Vegan", "Mediterranean"],
  ...["Cambodian", "Greek"],
]);
const MAIN_CUISINES = 2;

const HEAVY_DISH =
  / (?:deep )?(?:fried|fries|fry|frites|wings?|tempura|tonkatsu|katsu|karaage|chicharron(?:es)?|carnitas|belly|bacon|burgers?|cheeseburgers?|ribs?|brisket|prime rib|steak|gravy|nachos|poutine|cheesesteak|fondue|mac and cheese|grilled cheese|crispy|crunchy|melt|lasagna|mac|hot dogs?|frankfurters?|sausages?|hot links|tonkotsu|chashu|quesadillas?|waffles?|pancakes?|biscuits?|cheesy|melted cheese|loaded|smothered|doughnuts?|donuts?|fritters?|croquettes?) /;
const LIGHT_DISH =
  / (?:salads?|greens|sashimi|nigiri|crudo|ceviche|poke|oysters?|soup|broth|consomme|phở|pho|steamed|poached|raw|summer rolls?|fresh rolls?|vegetables?|herbs|tofu|grilled fish|cucumber|citrus|slaw) /;

const isAboutLightness = ({ field, values, isNegated }: Constraint): boolean =>
  field === "vibe" && values.some((value) => (isNegated ? HEAVY : LIGHT).includes(value));

export const wantsLight = ({ constraints }: AcceptedIdea): boolean => constraints.some(isAboutLightness);

/** Whether a dish is fried or fat by its own words: none to tell of where the food is to be light. */
export const isHeavyDish = (text: string): boolean => HEAVY_DISH.test(padded(text));

/** From -1 to 1, by the kitchen and by what its dishes say of themselves: no source tells it of a place. */
export function lightnessOf({ cuisines, dishes }: Place): number {
  const main = cuisines.slice(0, MAIN_CUISINES);
  const kitchen =
    Number(main.some((each) => LIGHT_KITCHENS.has(each))) - 2 * Number(main.some((each) => HEAVY_KITCHENS.has(each)));
  const texts = dishes.map(({ name, detail }) => padded(`${name} ${detail ?? ""}`));
  const heavy = texts.filter((text) => HEAVY_DISH.test(text)).length;
  const light = texts.filter((text) => LIGHT_DISH.test(text) && !HEAVY_DISH.test(text)).length;
  const ofDishes = texts.length === 0 ? 0 : (light - heavy) / texts.length;
  return Math.max(-1, Math.min(1, 0.5 * kitchen + ofDishes));
}

const padded = (text: string): string => ` ${foldWords(text)} `;
