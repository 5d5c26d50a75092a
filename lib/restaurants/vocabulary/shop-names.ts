/** What a shop is called by what it sells: whoever is called a taqueria has tacos, whatever else is known of it. */
const SHOP_NAMES: Record<string, readonly string[]> = {
  taco: ["taqueria"],
  pizza: ["pizzeria"],
  crepe: ["creperie"],
  gelato: ["gelateria"],
};

/** For a folded word, also in the plural. */
export const shopsSelling = (food: string): readonly string[] => {
  const name = food.replace(/s$/, "");
  return Object.hasOwn(SHOP_NAMES, name) ? (SHOP_NAMES[name] ?? []) : [];
};
