import { CITIES, type City } from "@/lib/core/cities";

/** A guide of the magazine's own from the first day: its prompt, and how many days ago it was published. */
type SeedPrompt = { city: City; prompt: string; ageDays: number };

const WEEK_DAYS = 7;

/** Newest first. Prompts name no season: the date of publication adds it. */
const PROMPTS_BY_CITY: Record<City, readonly string[]> = {
  "San Francisco": [
    "Somewhere warm on a foggy afternoon in the Outer Sunset or Parkside",
    "Eating alone at a counter with a book",
    "Dim sum with grandparents and the whole family",
    "A first date over pasta, quiet enough to talk",
    "Old-school Italian in North Beach",
    "Noodles in broth for a cold night",
    "A night of eating in the Mission",
    "Late-night food after the bars",
    "Crab, oysters and other seafood with visitors from out of town",
    "A vegetarian dinner with friends",
    "Bakeries worth an early alarm",
    "Lunch in Chinatown on a small budget",
    "Pizza and beer with a crowd of friends",
    "A romantic candlelit dinner for two",
    "Burmese or Thai food to share with friends",
    "A birthday dinner, someone else is paying",
    "A long lazy brunch on a patio",
    "Sushi or izakaya at the counter",
    "A hungry afternoon in the Richmond",
    "A family-run place for a rainy weeknight",
    "Something sweet after dinner",
    "Dinner in Hayes Valley before a show",
  ],
  Oakland: [
    "A cozy date over pasta",
    "Ethiopian or Eritrean platters to share with friends",
    "Chinatown lunch on a small budget",
    "Fried chicken, barbecue and soul food with the family",
    "A lazy brunch with the kids",
  ],
  Berkeley: [
    "A slow breakfast with the kids",
    "Dinner in the Gourmet Ghetto with visitors",
    "Indian or Thai food on a budget",
    "Vegetarian dinner on a weeknight",
    "A dinner for two where you can talk",
  ],
  "San Jose": [
    "Vietnamese lunch in Little Saigon",
    "A quiet lunch in Japantown",
    "A birthday dinner with a big family",
    "Mexican food with the whole family",
    "A patio for a glass of wine after work",
  ],
  Peninsula: [
    "A quiet business lunch",
    "Japanese food on a weeknight",
    "Seafood on a day out by the water",
    "Chinese food with the grandparents",
    "Date night with a good wine list",
  ],
};

/** The first guides of every city, a week apart, each on an idea of its own. */
export const SEED_PROMPTS: readonly SeedPrompt[] = CITIES.flatMap((city) =>
  PROMPTS_BY_CITY[city].map((prompt, index) => ({ city, prompt, ageDays: index * WEEK_DAYS })),
);
