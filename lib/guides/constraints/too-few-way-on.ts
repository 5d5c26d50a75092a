import type { Constraint } from "@/lib/contracts/stages";
import type { WayOn } from "@/lib/contracts/too-few-places";
import { type City, citySlug, inCity } from "@/lib/core/cities";
import { isDietary } from "./hard-constraints";
import { isWantedFood } from "./near-misses";

/** How many places the city's search tells about for a query, as its page counts them. */
export type CountFound = (query: string, city: City) => Promise<number>;

type Wish = { city: City; constraints: readonly Constraint[] };

/** Fewer are what the wish ended with. */
const FOUND_MIN = 3;

/**
 * Where no change of a wish makes a guide: the city's search for its food or its diet, if that finds three places, or else
 * the city's page. Whoever keeps a diet or something out of their food isn't sent to a search without it.
 */
export async function tooFewWayOn({ city, constraints }: Wish, countFound?: CountFound): Promise<WayOn> {
  const path = `/${citySlug(city)}`;
  for (const query of countFound ? searchesOf(constraints) : []) {
    const count = (await countFound?.(query, city)) ?? 0;
    if (count >= FOUND_MIN)
      return {
        label: `See ${count} places for “${query}” ${inCity(city)}`,
        path: `${path}?${new URLSearchParams({ q: query })}`,
      };
  }
  return { label: `Browse guides ${inCity(city)}`, path };
}

/** "vegan sushi", then "vegan"; of several foods, all of them before the first. */
function searchesOf(constraints: readonly Constraint[]): string[] {
  const diets = constraints.filter(({ field, isNegated }) => field === "diet" && !isNegated);
  const foods = constraints.filter(isWantedFood);
  const keptOut = constraints.filter((each) => each.isNegated && (KEPT_OUT.includes(each.field) || isDietary(each)));
  return [...new Set([foods, foods.slice(0, 1), []].map((some) => [...diets, ...some]))]
    .filter((asked) => asked.length > 0)
    .map((asked) => [...asked, ...keptOut].map(({ label }) => label).join(" "));
}

const KEPT_OUT: readonly Constraint["field"][] = ["dish", "cuisine"];
