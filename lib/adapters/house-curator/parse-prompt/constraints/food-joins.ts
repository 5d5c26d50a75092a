import { cuisineFamily, findDish, findIngredient, isCuisine, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { OTHER_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import type { Mention } from "../mentions/mentions";

/**
 * How a food follows the one before it: "choice" after an "or", "list" after a comma or where it merely comes next, "and"
 * where the same place must serve both.
 */
export type FoodJoin = "choice" | "list" | "and";

const LIST_MARKS = [",", "/", "、", "，"];

/** How the second food joins the first, by what stands between them. */
export function foodJoin(first: string, second: string, between: readonly Mention[]): FoodJoin {
  if (between.some((item, at) => isChoiceMark(item) && !joinsOtherTopic(between, at))) return "choice";
  if (between.some(({ role, words }) => role === "or" || LIST_MARKS.includes(words))) return "list";
  const isRelated = areRelated(first, second);
  if (between.some(({ role }) => role === "and"))
    return isRelated && !isCuisinePair(first, second) && !isVenueType(first) && !isVenueType(second) ? "and" : "list";
  if (isRelated) return "and";
  if (between.length === 0 && (isMereIngredient(first) || OTHER_CUISINES.includes(first))) return "and";
  const isDescription = between.every(({ role }) => role === "with" || role === "filler");
  return isDescription && isCuisine(first) && !isVenueType(first) && isFoodFormat(second) ? "and" : "list";
}

const isChoiceMark = ({ role, words }: Mention): boolean => role === "or" || role === "next" || words === "/";

/** "Dosa in Sunnyvale or Santa Clara, idli": the "or" is between the towns. */
function joinsOtherTopic(between: readonly Mention[], at: number): boolean {
  const before = between.slice(0, at).findLast(hasTopics);
  const after = between.slice(at + 1).find(hasTopics);
  return Boolean(before && after?.topics.some(({ topic }) => before.topics.some((other) => other.topic === topic)));
}

const hasTopics = ({ topics }: Mention): boolean => topics.length > 0;

const isVenueType = (value: string): boolean => VENUE_TYPES.includes(value);

/** "Ethiopian and Eritrean" lists two alternatives, although they are closely related. */
const isCuisinePair = (first: string, second: string) => isCuisine(first) && isCuisine(second);

/** "Avocado" before "sushi" says what should be in it; it is no dish. */
export const isMereIngredient = (value: string) =>
  findIngredient(value) !== null && !findDish(value) && !isCuisine(value);

/** A type of food that any cuisine may serve. */
const isFoodFormat = (value: string) => isVenueType(value) || !isCuisine(value);

function areRelated(first: string, second: string): boolean {
  if (isCuisinePair(first, second)) {
    return cuisineFamily(first).has(second) || cuisineFamily(second).has(first) || shareParent(first, second);
  }
  return isDishOf(first, second) || isDishOf(second, first);
}

/** Whether a dish is one of a cuisine, of its family, or of a kind of venue. */
export function isDishOf(value: string, cuisine: string): boolean {
  const dish = isCuisine(value) ? null : findDish(value);
  if (!dish || !isCuisine(cuisine)) return false;
  if (isVenueType(cuisine)) return dish.cuisines.includes(cuisine);
  return dish.cuisines.some((own) => cuisineFamily(cuisine).has(own) || cuisineFamily(own).has(cuisine));
}

/** "Sichuan hot pot": two narrow terms for one Chinese meal. */
const shareParent = (first: string, second: string) =>
  isVenueType(second) &&
  !isVenueType(first) &&
  ["Chinese", "Japanese"].some((parent) => cuisineFamily(parent).has(first) && cuisineFamily(parent).has(second));
