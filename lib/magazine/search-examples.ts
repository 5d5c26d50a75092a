import type { City } from "@/lib/core/cities";

/** A dish, a part of town and a place that a city has: what can be typed into its search. */
export const SEARCH_EXAMPLES: Record<City, readonly [dish: string, quarter: string, place: string]> = {
  "San Francisco": ["Ramen", "Mission", "Zuni"],
  Oakland: ["Tacos", "Temescal", "Commis"],
  Berkeley: ["Pizza", "Elmwood", "Ippuku"],
  "San Jose": ["Phở", "Japantown", "Adega"],
  Peninsula: ["Kebab", "Los Altos", "Zareen's"],
};

const [dish, , place] = SEARCH_EXAMPLES["San Francisco"];
const [, quarter] = SEARCH_EXAMPLES.Oakland;

/** "Tacos, Temescal, Commis"; without a city something of more than one. */
export const searchHint = (city?: City): string => (city ? SEARCH_EXAMPLES[city] : [dish, quarter, place]).join(", ");
