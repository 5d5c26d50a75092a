import { foldAccents } from "@/lib/restaurants/vocabulary";

/** Clock times that say which meal it is, where the prompt names none; the half of the day must be told. */
const MEAL_BY_TIME: readonly [RegExp, string][] = [
  [/\b(?:6|7|8|9)(?::[0-5]\d)? ?a\.?m\b|\b[6-9](?::[0-5]\d)? in the morning\b/, "breakfast"],
  [
    /\b11(?::[0-5]\d)? ?a\.?m\b|\b12(?::[0-5]\d)? ?p\.?m\b|\b(?:[12]|one|two)(?::[0-5]\d)? ?p\.?m\b|\bone o'?clock\b|\b1[34]:[0-5]\d\b(?! ?[ap]\.?m)/,
    "lunch",
  ],
  [
    /\b(?:5|6|7|8|9|five|six|seven|eight|nine)(?:[:.][0-5]\d)? ?p\.?m\b|\b(?:1[7-9]|2[01])(?::[0-5]\d|h(?:[0-5]\d)?)(?! ?[ap]\.?m)\b|\b[5-9](?::[0-5]\d)? (?:in the evening|at night)\b|\b(?:tonight|this evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|evening)|(?:cold|rainy|foggy|warm|hot|wet|stormy|chilly|quiet) (?:night|evening)s?)\b|\b(?:game|match|show|concert|movie|film|play|opera|curtain|tickets?|kickoff|tipoff)s? (?:(?:is|are|starts?|begins?) )?(?:at|for) [5-8](?::[0-5]\d)?\b(?! ?a\.?m)/,
    "dinner",
  ],
  [/\b(?:10|11)(?::[0-5]\d)? ?p\.?m\b|\b12(?::[0-5]\d)? ?a\.?m\b/, "late-night"],
];

/** The meal that the first clock time of a prompt tells, if it tells only one. */
export function mealByTime(text: string): string | null {
  const folded = foldAccents(text).toLowerCase();
  const meals = MEAL_BY_TIME.flatMap(([pattern, meal]) => (pattern.test(folded) ? [meal] : []));
  return meals.length === 1 ? (meals[0] ?? null) : null;
}
