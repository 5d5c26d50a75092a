import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { evaluateFood } from "@/lib/guides/constraints/evaluate-food";
import { foodChoices } from "@/lib/guides/constraints/food-choices";

/** Of each choice that a wish leaves open, "tacos or phở", the foods that some of the places have, where these are several. */
export const openChoices = ({ constraints }: AcceptedIdea, places: readonly Place[]): string[][] =>
  foodChoices(constraints)
    .map(({ values }) => values.filter((value) => places.some((place) => serves(place, value))))
    .filter((values) => values.length > 1);

export const serves = (place: Place, value: string): boolean => evaluateFood(place, value) === "met";

/** Whether a wish chooses between foods, and doesn't want them together: "coffee and a pastry". */
export const saysOr = (prompt: string): boolean =>
  /[,/]|\b(?:or|vs|versus|either|torn|between|maybe|could do)\b/i.test(prompt);
