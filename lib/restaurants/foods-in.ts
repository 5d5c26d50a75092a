import { foldText } from "@/lib/core/fold-text";
import { CUISINE_SYNONYMS } from "./vocabulary/cuisines";
import { findDish } from "./vocabulary/dishes";
import { isKindOfFood } from "./vocabulary/kinds-of-food";

/** A food that a query names. */
export type NamedFood = {
  words: string[];
  /** Of a dish, the kitchens that are at home with it; of a kitchen's name, that kitchen. */
  kitchens: readonly string[];
};

const LENGTHS = [4, 3, 2, 1];

/** The foods that a folded query names, the longest names first: "fish tacos" of "cheap fish tacos". */
export function foodsIn(text: string): NamedFood[] {
  const words = text.split(" ").filter(Boolean);
  const foods: NamedFood[] = [];
  for (let at = 0; at < words.length; ) {
    const length = LENGTHS.find(
      (count) => at + count <= words.length && isKindOfFood(words.slice(at, at + count).join(" ")),
    );
    if (length) foods.push(foodOf(words.slice(at, at + length)));
    at += length ?? 1;
  }
  return foods;
}

function foodOf(words: string[]): NamedFood {
  const name = words.join(" ");
  const kitchens = Object.entries(CUISINE_SYNONYMS).flatMap(([kitchen, synonyms]) =>
    [kitchen, ...synonyms].some((each) => foldText(each) === name) ? [kitchen] : [],
  );
  return { words, kitchens: kitchens.length > 0 ? kitchens : (findDish(name)?.cuisines ?? []) };
}
