import { findDish, isCuisine } from "@/lib/restaurants/vocabulary";
import type { Mention } from "./mentions";

const KITCHENS: Record<string, string> = { vegan: "Vegan", vegetarian: "Vegetarian" };
/** Before a diet, they say whose it is. */
const OF_SOMEBODY = /^(?:is|s|am|im|are|re|was|being|hes|shes|who|going|strictly|strict|one|two|three|half|some|both)$/;

/**
 * In "vegan or Thai" nobody keeps a diet: it is the name of a kitchen, and a choice like any other. "Vegan or vegetarian
 * Thai" and "she's vegan, or Thai" aren't such choices.
 */
export const kitchenChoices = (items: readonly Mention[]): Mention[] =>
  items.map((item, at) => {
    const kitchen =
      item.topics.length === 1 && item.topics[0]?.topic === "diet" ? KITCHENS[item.topics[0].value] : null;
    if (!kitchen || item.isNegated || !isChosen(items, at)) return item;
    return { ...item, topics: [{ topic: "food", value: kitchen }] };
  });

function isChosen(items: readonly Mention[], at: number): boolean {
  const before = items.slice(0, at).filter(isTold);
  const after = items.slice(at + 1).filter(isTold);
  const isAfterOr = before.at(-1)?.role === "or" && isKitchen(before.at(-2)) && !isFood(after[0]);
  const isBeforeOr = after[0]?.role === "or" && isKitchen(after[1]) && !OF_SOMEBODY.test(before.at(-1)?.words ?? "");
  return isAfterOr || isBeforeOr;
}

/** "Food" says nothing between a choice: "Thai food or vegan". */
const isTold = ({ words }: Mention): boolean =>
  !/^(?:food|foods|cuisine|place|places|restaurant|restaurants|something|maybe)$/.test(words);

const isFood = (item: Mention | undefined): boolean => item?.topics.some(({ topic }) => topic === "food") === true;

const isKitchen = (item: Mention | undefined): boolean =>
  item?.isNegated === false &&
  item.topics.some(({ topic, value }) => topic === "food" && (isCuisine(value) || findDish(value) !== null));
