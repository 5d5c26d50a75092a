import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { isFoodGrounded } from "@/lib/guides/checker/foods";
import { foldProse, singular, singularsOf, wordsOf } from "@/lib/guides/checker/word-forms";
import { dishHolds } from "@/lib/guides/constraints/dangers";
import { dietOfDanger } from "@/lib/guides/constraints/diet-of-danger";
import { dishesThatProve } from "@/lib/guides/constraints/dishes-by-cuisine";
import { isAvoidedForHealth } from "@/lib/guides/constraints/evaluate-food";
import { FOODS_OUT_BY_DIET, findDish } from "@/lib/restaurants/vocabulary";
import { joinHomonyms } from "@/lib/restaurants/vocabulary/homonyms";
import { isDessert, mentionsMeat, mentionsPork, mentionsSeafood } from "../grammar/dishes";
import type { MaterialDish, PlaceMaterial } from "../place-material";
import { seededFraction } from "../seeded-random";
import { isHeavyDish, wantsLight } from "../select-places/lightness";

/** The place's dishes, best match for the prompt first, without those that the prompt excludes. */
export function rankDishes(m: PlaceMaterial, idea: AcceptedIdea, seed: string): MaterialDish[] {
  const wantsSweet = idea.constraints.some(
    ({ isNegated, values }) => !isNegated && values.some((value) => /dessert|ice cream|bakery|breakfast/i.test(value)),
  );
  const isLight = wantsLight(idea);
  const rank = (dish: MaterialDish) =>
    (isRequested(dish, idea) ? 10 : 0) +
    (dish.detail ? 3 : 0) +
    (isDessert(`${dish.name} ${dish.detail ?? ""}`) && !wantsSweet ? -2 : 0) +
    (isLight && isHeavyDish(`${dish.name} ${dish.detail ?? ""}`) ? -8 : 0) +
    2.5 * seededFraction(`${seed}:${dish.id}`);
  return m.dishes
    .filter((dish) => isSuitable(dish, m, idea.constraints))
    .map((dish) => ({ dish, rank: rank(dish) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ dish }) => dish);
}

/** Whether a text names one of the place's dishes that the wish keeps out. */
export function namesUnsuitableDish(text: string, m: PlaceMaterial, { constraints }: AcceptedIdea): boolean {
  const folded = foldProse(text);
  return m.dishes.some((dish) => folded.includes(foldProse(dish.name)) && !isSuitable(dish, m, constraints));
}

/** Whether the wish asks for this dish, by its words, its kind or its kitchen. */
export const isRequested = (dish: MaterialDish, { constraints }: AcceptedIdea): boolean =>
  constraints.some(
    (constraint) =>
      (constraint.field === "dish" || constraint.field === "cuisine") &&
      !constraint.isNegated &&
      (matchesConstraint(dish, constraint) || provesCuisine(dish, constraint) || answersDish(dish, constraint)),
  );

/** What a text about a place should be about: the dishes that the wish asks for, where its kitchen is of another kind. */
export function dishesToTell(m: PlaceMaterial, idea: AcceptedIdea): ReadonlySet<string> {
  const isOwnKitchen = idea.constraints.some(
    ({ field, values, isNegated }) =>
      field === "cuisine" && !isNegated && values.some((value) => m.place.cuisines.includes(value)),
  );
  return new Set(isOwnKitchen ? [] : m.dishes.filter((dish) => isRequested(dish, idea)).map(({ id }) => id));
}

/** Whether it alone makes its place one for the food: a stew, where soup was asked for. */
const answersDish = ({ name, detail }: MaterialDish, { field, values }: Constraint): boolean =>
  field === "dish" && values.some((value) => dishHolds({ name, detail }, value));

/** A burger, where burgers were asked for. */
const provesCuisine = ({ name }: MaterialDish, { field, values }: Constraint): boolean =>
  field === "cuisine" && values.flatMap(dishesThatProve).some((word) => ` ${foldProse(name)} `.includes(` ${word} `));

const namesOf = (value: string): string[] => {
  const dish = findDish(value);
  return dish ? [...dish.menuWords, ...dish.synonyms.map(foldProse)] : [];
};

/** Whether this dish was requested: its words, or a kind of it ("pasta": agnolotti; "Korean barbecue": galbi). */
export function matchesConstraint(dish: MaterialDish, { values }: Pick<Constraint, "values">): boolean {
  const words = singularsOf(joinHomonyms(foldProse(`${dish.name} ${dish.detail ?? ""}`)));
  const name = ` ${foldProse(dish.name)} `;
  return values.some(
    (value) =>
      wordsOf(joinHomonyms(foldProse(value)))
        .map(singular)
        .every((word) => isFoodGrounded(word, words)) || namesOf(value).some((word) => name.includes(` ${word} `)),
  );
}

function isSuitable(dish: MaterialDish, { place }: PlaceMaterial, constraints: readonly Constraint[]): boolean {
  const text = `${dish.name} ${dish.detail ?? ""}`;
  return constraints.every((constraint) => {
    if (constraint.field === "diet" && !constraint.isNegated) {
      const isMeatless = !mentionsMeat(text) && !mentionsSeafood(text) && !FLESH.some((food) => dishHolds(dish, food));
      const isGreenKitchen = place.cuisines.some((cuisine) => cuisine === "Vegan" || cuisine === "Vegetarian");
      if (constraint.values.includes("vegan"))
        return place.cuisines.includes("Vegan") || /\bvegan\b/.test(foldProse(text));
      if (constraint.values.includes("vegetarian")) return isMeatless || isGreenKitchen;
      if (constraint.values.some((value) => breaksDiet(value, dish, text))) return false;
      if (constraint.values.some((value) => value === "halal" || value === "kosher"))
        return !mentionsPork(text) && !dishHolds(dish, "pork");
    }
    if (!constraint.isNegated || constraint.field === "name" || constraint.field === "area") return true;
    return !constraint.values.some((value) => isRuledOutBy(value, text) || isDangerous(value, dish, constraint));
  });
}

const FLESH = ["meat", "fish", "shellfish"];

/** A dish that says that it keeps the diet does: "gluten-free lasagna". */
const breaksDiet = (diet: string, dish: MaterialDish, text: string): boolean =>
  !foldProse(text).includes(foldProse(diet)) &&
  (FOODS_OUT_BY_DIET[diet] ?? []).some((food) => dishHolds(dish, food) || (food === "Dessert" && isDessert(text)));

/** A kitchen may be in the guide although one of its dishes would make ill; that dish isn't recommended. */
function isDangerous(value: string, dish: MaterialDish, { isDanger = false }: Constraint): boolean {
  const diet = isDanger ? dietOfDanger(value) : null;
  if (diet) return breaksDiet(diet, dish, `${dish.name} ${dish.detail ?? ""}`);
  return (isDanger || isAvoidedForHealth(value)) && dishHolds(dish, value);
}

const MENTIONS_BY_KIND: Record<string, (text: string) => boolean> = {
  pork: mentionsPork,
  meat: mentionsMeat,
  seafood: mentionsSeafood,
  fish: mentionsSeafood,
  shellfish: mentionsSeafood,
};

/** Whether a text mentions a food that is to be kept out. */
export const isRuledOutBy = (value: string, text: string): boolean => {
  const words = wordsOf(value).map(singular);
  return (
    MENTIONS_BY_KIND[foldProse(value)]?.(text) ??
    (words.length > 0 && words.every((word) => isFoodGrounded(word, singularsOf(text))))
  );
};
