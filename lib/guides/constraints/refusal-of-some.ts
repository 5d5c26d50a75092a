import type { Place } from "@/lib/contracts/stages";
import { ingredientsIn } from "@/lib/restaurants/vocabulary";
import { ALCOHOL, dishHolds, judgeDanger } from "./dangers";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";

/**
 * Whether a place has something for a guest who leaves a food out, beside others who eat it: met by a kitchen without it or
 * one that cooks for a diet without it, unmet where all of its dishes that we know hold it. Of a dish that merely doesn't
 * name it nobody knows.
 */
export function judgeRefusalOfSome(place: Place, food: string): Judgement {
  const ofKitchen = judgeDanger(place, food);
  if (ofKitchen.verdict === "met") return ofKitchen;
  // Who drinks no alcohol has something to drink beside a full bar.
  if (food === ALCOHOL && place.features.includes("mocktails")) return met(() => [listed("features", ["mocktails"])]);
  const named = ingredientsIn(food);
  const diets = place.diets.filter(
    (diet) => named.length > 0 && named.every(({ ruledOutBy }) => ruledOutBy.includes(diet)),
  );
  if (diets.length > 0) return met(() => [listed("diets", diets)]);
  const [dish] = place.dishes.filter((each) => !dishHolds(each, food));
  if (dish) return unknown(() => [{ kind: "dish", name: dish.name, without: food }]);
  return place.dishes.length > 0 ? unmet(ofKitchen.facts) : unknown(() => [{ kind: "not ruled out", food }]);
}
