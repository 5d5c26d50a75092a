import refusals from "@/data/covers/refusals.json" with { type: "json" };

/** What a kitchen of that name doesn't serve, by its drawings: the salad's has an egg. */
const UNSERVED: Record<string, readonly string[]> = {
  Vegan: [...refusals.vegetarian, "eggs", "salad"],
  Vegetarian: refusals.vegetarian,
};

/** The drawings without meat, fish and eggs where a place serves none, whatever its dishes are named after. */
export function withoutMeat(cuisines: readonly string[], drawings: readonly string[]): string[] {
  const unserved = new Set(cuisines.flatMap((cuisine) => UNSERVED[cuisine] ?? []));
  return drawings.filter((each) => !unserved.has(each));
}
