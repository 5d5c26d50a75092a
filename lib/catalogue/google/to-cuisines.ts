import { capitalize } from "@/lib/core/capitalize";
import { isCuisine } from "@/lib/restaurants/vocabulary/cuisines";

/** Google's types whose cuisine has another name with us. */
const ALIASES: Record<string, string> = {
  afghani: "Afghan",
  bagel: "Bakery",
  bar_and_grill: "American",
  breakfast: "Breakfast",
  brunch: "Breakfast",
  cafe: "Coffee",
  chicken_wings: "Chicken",
  coffee: "Coffee",
  deli: "Deli",
  donut: "Bakery",
  dumpling: "Dumplings",
  gastropub: "Pub",
  hamburger: "Burgers",
  noodle: "Noodles",
  pastry: "Bakery",
  patisserie: "Bakery",
  persian: "Iranian",
  pub: "Pub",
  sandwich: "Sandwiches",
  steak: "Steakhouse",
  taco: "Mexican",
  burrito: "Mexican",
  tea: "Tea",
  wine_bar: "Wine Bar",
};
const CUISINES_MAX = 3;

/** The cuisines that Google's types name, in the catalogue's words, the primary one first. */
export function toCuisines(primaryType: string | null, types: readonly string[]): string[] {
  const named = [primaryType ?? "", ...types].flatMap((type) => {
    const bare = type.replace(/_(restaurant|shop|house|store)$/, "");
    const words = bare.split("_").map(capitalize);
    const cuisine = ALIASES[bare] ?? words.join(" ");
    return isCuisine(cuisine) ? [cuisine] : [];
  });
  return [...new Set(named)].slice(0, CUISINES_MAX);
}
