import type { City } from "../cities";

/** A guide of the magazine's own from the first day: its wish, and how many days ago it came out. */
export type SeedTheme = { city: City; prompt: string; ageDays: number };

const WEEK = 7;

/** Newest first. Seasons stay out of the wishes: the date of publication brings them in. */
const PROMPTS: Record<City, readonly string[]> = {
  "San Francisco": [
    "Somewhere warm on a foggy afternoon in the Outer Sunset or Parkside",
    "Eating alone at a counter with a book",
    "Dim sum with grandparents and the whole family",
    "A quiet first date over handmade pasta",
    "Old-school Italian in North Beach",
    "Noodles in broth for a cold night",
    "Tacos and burritos in the Mission for under fifteen bucks",
    "Late-night food after the bars",
    "Crab, oysters and other seafood with visitors from out of town",
    "Vegetarian dinner that nobody would call a salad",
    "Bakeries worth an early alarm",
    "Lunch in Chinatown on a small budget",
    "Pizza and beer with a crowd of friends",
    "A romantic candlelit dinner for two",
    "Burmese or Thai food to share with friends",
    "A birthday dinner, someone else is paying",
    "A long lazy brunch on a patio",
    "Sushi or izakaya at the counter",
    "Dumplings and noodles in the Richmond",
    "A family-run place for a rainy weeknight",
    "Something sweet after dinner",
    "Dinner in Hayes Valley before a show",
  ],
  Oakland: [
    "Cosy date night with handmade pasta, not too loud",
    "Ethiopian and Eritrean platters to share with friends",
    "Chinatown lunch on a small budget",
    "Fried chicken, barbecue and soul food with the family",
    "Brunch with kids, outside if we can",
  ],
  Berkeley: [
    "A slow breakfast with the kids",
    "Californian cooking in the Gourmet Ghetto for visitors",
    "Indian or Thai food on a budget",
    "Vegetarian dinner on a weeknight",
    "A dinner for two where you can talk",
  ],
  "San Jose": [
    "Phở and other Vietnamese noodle soups in Little Saigon",
    "A quiet lunch in Japantown",
    "A birthday dinner with a big family",
    "Tacos, pupusas and other things made of masa",
    "A patio for a glass of wine after work",
  ],
  Peninsula: [
    "A quiet business lunch in downtown Palo Alto",
    "Ramen or sushi in San Mateo",
    "Seafood by the ocean in Half Moon Bay",
    "Dim sum with grandparents",
    "Date night with a good wine list",
  ],
};

/** The first guides of every city, a week apart, each on an idea of its own. */
export const SEED_THEMES: readonly SeedTheme[] = Object.entries(PROMPTS).flatMap(([city, prompts]) =>
  prompts.map((prompt, index) => ({ city: city as City, prompt, ageDays: index * WEEK })),
);
