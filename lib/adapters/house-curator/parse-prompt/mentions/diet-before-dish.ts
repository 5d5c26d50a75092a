import { findIngredient } from "@/lib/restaurants/vocabulary";

const NO_KIND_OF_DISH =
  "(?:and|or|but|so|with|without|no|not|is|are|has|have|cant|cannot|who|that|for|in|at|near|on|to|i|we|he|she|they|my|our|the|friends?|wife|husband|partner|spouse|girlfriend|boyfriend|kids?|child(?:ren)?|sons?|daughters?|sisters?|brothers?|mom|mum|dad|mother|father|guests?|people|person|eaters?|diners?|disease|sprue|intoleran\\w*|allerg\\w*)";
/** Folded: the diet, which nobody is said to have, right before a dish and what kind it is of: "celiac wood fired". */
const DIET_OF_DISH = new RegExp(
  `(?<!\\b(?:am|im|is|are|was|were|be|being|hes|shes|theyre|were|a|an|my|has|have|with|s|m|and|or|not) )\\bco?eliac(?: (?:friendly|safe))?(?: (?!${NO_KIND_OF_DISH}\\b)[\\p{L}]+){0,3} ?$`,
  "u",
);
const MAKES_ILL = /^ ?(?:\w+ )?(?:al+erg|intoleran|sensitiv|free\b)/;

/** Whether a diet right before a dish is how it should be, and the dish is no danger: "celiac pizza". */
export const isDishOfDiet = (before: string, dish: string, after: string): boolean =>
  DIET_OF_DISH.test(before) && !MAKES_ILL.test(after) && !findIngredient(dish)?.isSensitive;
