import refusals from "@/data/covers/refusals.json" with { type: "json" };

const MEATLESS = new Set(["Vegan", "Vegetarian"]);
const MEAT = new Set(refusals.vegetarian);

/** The drawings without meat and fish where a place serves none, whatever its dishes are named after. */
export const withoutMeat = (cuisines: readonly string[], drawings: readonly string[]): string[] =>
  cuisines.some((cuisine) => MEATLESS.has(cuisine)) ? drawings.filter((each) => !MEAT.has(each)) : [...drawings];
