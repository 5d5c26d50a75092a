import { isFoodGrounded } from "@/lib/guides/checker/foods";
import { fold, singular, singularsOf, wordsOf } from "@/lib/guides/checker/words";
import type { AcceptedIdea, Constraint } from "@/lib/guides/stage-types";
import { holdsMeat, holdsPork, holdsSeafood, isSweet } from "../grammar/dishes";
import type { Dish, Material } from "../material";
import { fraction } from "../seed";

/** The place's dishes, the one this wish would order first; none that the wish rules out. */
export function chooseDishes(m: Material, idea: AcceptedIdea, seed: string): Dish[] {
  const wanted = idea.constraints.filter(
    ({ field, isNegated }) => (field === "dish" || field === "cuisine") && !isNegated,
  );
  const wantsSweet = idea.constraints.some(
    ({ isNegated, values }) => !isNegated && values.some((value) => /dessert|ice cream|bakery|breakfast/i.test(value)),
  );
  const rank = (dish: Dish) =>
    (wanted.some((wish) => serves(dish, wish)) ? 10 : 0) +
    (dish.detail ? 3 : 0) +
    (isSweet(`${dish.name} ${dish.detail ?? ""}`) && !wantsSweet ? -2 : 0) +
    2.5 * fraction(`${seed}:${dish.id}`);
  return m.dishes
    .filter((dish) => suits(dish, m, idea.constraints))
    .map((dish) => ({ dish, rank: rank(dish) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ dish }) => dish);
}

/** Whether this dish is what was wished for: its words, or a kind of it ("pasta": agnolotti). */
export function serves(dish: Dish, { values }: Constraint): boolean {
  const words = singularsOf(`${dish.name} ${dish.detail ?? ""}`);
  return values.some((value) =>
    wordsOf(value)
      .map(singular)
      .every((word) => isFoodGrounded(word, words)),
  );
}

function suits(dish: Dish, { place }: Material, constraints: readonly Constraint[]): boolean {
  const text = `${dish.name} ${dish.detail ?? ""}`;
  return constraints.every((constraint) => {
    if (constraint.field === "diet" && !constraint.isNegated) {
      const isMeatless = !holdsMeat(text) && !holdsSeafood(text);
      const isGreenKitchen = place.cuisines.some((cuisine) => cuisine === "Vegan" || cuisine === "Vegetarian");
      if (constraint.values.includes("vegan")) return place.cuisines.includes("Vegan") || /\bvegan\b/.test(fold(text));
      if (constraint.values.includes("vegetarian")) return isMeatless || isGreenKitchen;
      if (constraint.values.some((value) => value === "halal" || value === "kosher")) return !holdsPork(text);
    }
    if (!constraint.isNegated || constraint.field === "name" || constraint.field === "area") return true;
    return !constraint.values.some((value) => rules(value, text));
  });
}

const KINDS: Record<string, (text: string) => boolean> = {
  pork: holdsPork,
  meat: holdsMeat,
  seafood: holdsSeafood,
  fish: holdsSeafood,
  shellfish: holdsSeafood,
};

const rules = (value: string, text: string): boolean => {
  const words = wordsOf(value).map(singular);
  return (
    KINDS[fold(value)]?.(text) ?? (words.length > 0 && words.every((word) => isFoodGrounded(word, singularsOf(text))))
  );
};
