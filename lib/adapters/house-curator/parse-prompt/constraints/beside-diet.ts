import type { Constraint } from "@/lib/contracts/stages";
import { findIngredient } from "@/lib/restaurants/vocabulary";
import type { Mention } from "../mentions/mentions";

const NO_MEAT: readonly string[] = ["vegetarian", "vegan"];
/** Kitchens and dishes that are of what nobody with such a diet eats. */
const OF_MEAT: readonly string[] = ["Chicken", "Seafood", "Steakhouse", "Barbecue", "steak"];
const MEATY = /steak|burger|\bribs?\b|wings|bacon|chicken|barbecue|brisket|sausage|sushi/i;

const OF_ANIMALS: readonly string[] = ["cheese", "egg", "eggs", "milk", "butter", "cream", "honey", "yogurt"];

/** Whether whoever keeps a diet eats none of a food anyway: fish, to a vegetarian. */
export const isImpliedBy = (diet: string, value: string): boolean =>
  NO_MEAT.includes(diet) &&
  (OF_MEAT.includes(value) ||
    (diet === "vegan" && OF_ANIMALS.includes(value)) ||
    findIngredient(value)?.ruledOutBy.includes(diet) === true);

/**
 * Where the whole meal keeps a diet, it implies refusals of what that rules out, and what the company would eat besides
 * is no requirement: "vegetarian, for my husband who loves steak".
 */
export function besideDiet(constraints: readonly Constraint[], items: readonly Mention[]): Constraint[] {
  const diets = constraints.flatMap(({ field, values, isNegated, isHard }) =>
    field === "diet" && !isNegated && isHard && values.length === 1 ? values : [],
  );
  const isImplied = (value: string) => diets.some((diet) => isImpliedBy(diet, value));
  return constraints.flatMap((constraint) => {
    const { field, values, isNegated, isDanger = false, isHard } = constraint;
    if (diets.length === 0 || (field !== "dish" && field !== "cuisine")) return [constraint];
    if (isNegated) return !isDanger && values.every(isImplied) ? [] : [constraint];
    const isMeat =
      diets.some((diet) => NO_MEAT.includes(diet)) && values.every((value) => isImplied(value) || MEATY.test(value));
    return isHard && isMeat && isTasteOfCompany(values, items) ? [{ ...constraint, isHard: false }] : [constraint];
  });
}

const isTasteOfCompany = (values: readonly string[], items: readonly Mention[]): boolean => {
  const named = [...items.keys()].filter((at) =>
    items[at]?.topics.some(({ topic, value }) => topic === "food" && values.includes(value)),
  );
  return named.length > 0 && named.every((at) => isSaidOfCompany(items, at));
};

/** So many words apart, somebody is still who likes the food. */
const REACH = 10;
const PERSON =
  "husband|hubby|wife|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|friends?|buddy|roommate|date|sisters?|brothers?|siblings?|mother|mom|mum|father|dad|parents|son|daughter|kids?|teen\\w*|niece|nephew|cousins?|aunt|uncle|colleagues?|coworkers?|boss|clients?|guests?|in laws?|law|family|who|he|she|they|others|rest";
const LIKES =
  "loves?|likes?|adores?|eats?|craves?|prefers?|wants?|needs?|enjoys?|lives? (?:on|for)|swears? by|misses|will miss|would miss|(?:is|s|are) (?:\\w+ )?(?:into|fond of|crazy about|mad about|a fan of|used to)|(?:is|s) an? (?:\\w+ )?";
const LIKED_BEFORE = new RegExp(
  `\\b(?:${PERSON})\\b(?: \\w+){0,3}? (?:${LIKES})(?: (?:his|her|their|a|an|the|good|big|only|some|real|proper|eating|to|eat|have))*$`,
);
const LIKED_AFTER =
  /^(?:lovers?|eaters?|eating|loving|fans?|fanatics?|fiends?|addicts?|obsessed|crazy|guys?|only|and potatoes)\b/;

function isSaidOfCompany(items: readonly Mention[], at: number): boolean {
  const before = items
    .slice(Math.max(0, at - REACH), at)
    .map(({ words }) => words)
    .join(" ");
  const after = items
    .slice(at + 1, at + 3)
    .map(({ words }) => words)
    .join(" ");
  return LIKED_AFTER.test(after) || LIKED_BEFORE.test(before.trim());
}
