import { areaPhrase } from "@/lib/core/area-phrase";
import { areaOf, splitTrait, type Trait } from "./trait";

/** Kinds of venue and of food, each as what a reader leans toward and as what a place is. All others are kitchens. */
const VENUES: Record<string, [liked: string, is: string]> = {
  Bakery: ["bakeries", "a bakery"],
  Barbecue: ["barbecue", "barbecue"],
  Breakfast: ["breakfast", "breakfast"],
  Burgers: ["burgers", "burgers"],
  Chicken: ["chicken", "chicken"],
  Coffee: ["coffee", "coffee"],
  Deli: ["delis", "a deli"],
  Dessert: ["dessert", "dessert"],
  "Dim Sum": ["dim sum", "dim sum"],
  Diner: ["diners", "a diner"],
  Dumplings: ["dumplings", "dumplings"],
  "Hot Pot": ["hot pot", "hot pot"],
  "Ice Cream": ["ice cream", "ice cream"],
  Izakaya: ["izakayas", "an izakaya"],
  Noodles: ["noodles", "noodles"],
  Pizza: ["pizza", "pizza"],
  Pub: ["pubs", "a pub"],
  Ramen: ["ramen", "ramen"],
  Sandwiches: ["sandwiches", "sandwiches"],
  Seafood: ["seafood", "seafood"],
  "Soul Food": ["soul food", "soul food"],
  Steakhouse: ["steakhouses", "a steakhouse"],
  Sushi: ["sushi", "sushi"],
  Tapas: ["tapas", "tapas"],
  Tea: ["tea", "tea"],
  Vegan: ["vegan cooking", "vegan"],
  Vegetarian: ["vegetarian cooking", "vegetarian"],
  "Wine Bar": ["wine bars", "a wine bar"],
};

/** What the catalogue says of nearly every place ("casual") says nothing of a taste. */
const QUALITIES: Partial<Record<Trait, string>> = {
  "vibe:artsy": "artsy rooms",
  "vibe:bright": "bright rooms",
  "vibe:candlelit": "candlelit rooms",
  "vibe:communal": "shared tables",
  "vibe:cosy": "cozy rooms",
  "vibe:counter": "counters",
  "vibe:divey": "dives",
  "vibe:elegant": "elegant rooms",
  "vibe:family-run": "family-run places",
  "vibe:festive": "festive rooms",
  "vibe:garden": "gardens",
  "vibe:lively": "lively rooms",
  "vibe:loud": "loud rooms",
  "vibe:modern": "modern rooms",
  "vibe:no-frills": "places without frills",
  "vibe:old-school": "old-school places",
  "vibe:quiet": "quiet rooms",
  "vibe:romantic": "romantic rooms",
  "vibe:view": "rooms with a view",
  "vibe:waterfront": "places by the water",
  "feature:late-kitchen": "kitchens that stay open late",
  "feature:live-music": "live music",
  "feature:open-kitchen": "open kitchens",
  "feature:patio": "patios",
  "feature:wood-fired": "wood fires",
  "occasion:brunch": "brunch",
  "occasion:cocktails": "cocktails",
  "occasion:picnic": "food for a picnic",
  "occasion:wine": "wine",
};

/** "Burmese cooking", "cozy rooms", "the Inner Richmond": what a reader leans toward; null where there are no words for it. */
export function leaningWords(trait: Trait): string | null {
  const [kind, value] = splitTrait(trait);
  if (kind === "cuisine") return value === "Fusion" ? null : (VENUES[value]?.[0] ?? `${value} cooking`);
  if (kind === "area") return areaPhrase(areaOf(value));
  return QUALITIES[trait] ?? null;
}

/** "Burmese", "a bakery": what a place is. */
export const cuisineWords = (cuisine: string): string => VENUES[cuisine]?.[1] ?? cuisine;

const ADJECTIVES: Record<string, string> = {
  artsy: "artsy",
  bright: "bright",
  candlelit: "candlelit",
  cosy: "cozy",
  divey: "divey",
  elegant: "elegant",
  "family-run": "family-run",
  festive: "festive",
  lively: "lively",
  loud: "loud",
  modern: "modern",
  "no-frills": "without frills",
  "old-school": "old-school",
  quiet: "quiet",
  romantic: "romantic",
};

/** "cozy": a vibe as a word after the name of a place; null for those that aren't one. */
export const vibeWord = (vibe: string): string | null => ADJECTIVES[vibe] ?? null;
