import { foldText } from "@/lib/core/fold-text";
import { CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import wordsByCuisine from "./cuisine-words.json" with { type: "json" };

const CUISINES_MAX = 3;

const table = Object.entries(wordsByCuisine as Record<string, string[]>).map(([cuisine, words]) => {
  if (!CUISINES.includes(cuisine)) throw new Error(`${cuisine} is no cuisine of ours.`);
  return { cuisine, pattern: new RegExp(` (?:${words.map(foldText).join("|")}) `) };
});

/** Cuisines that a more telling one beside them makes untrue: a Korean barbecue is no smokehouse, a tea leaf salad no tea. */
const OUTRANKED: [cuisine: string, by: string[]][] = [
  ["Barbecue", ["Hawaiian", "Chinese", "Mediterranean", "Vietnamese", "Filipino"]],
  ["Indian", ["Nepalese", "Chinese"]],
  ["Mexican", ["Salvadoran", "Chinese", "Korean"]],
  ["Tea", ["Thai", "Burmese"]],
  ["Cantonese", ["Sichuan"]],
];

/** The cuisines that words of a name tell of without doubt; none where it says nothing. */
export function cuisinesOfName(name: string): string[] {
  const folded = ` ${foldText(name)} `;
  const found = table.filter(({ pattern }) => pattern.test(folded)).map(({ cuisine }) => cuisine);
  const outranked = OUTRANKED.filter(([, by]) => by.some((other) => found.includes(other))).map(([cuisine]) => cuisine);
  return found.filter((cuisine) => !outranked.includes(cuisine)).slice(0, CUISINES_MAX);
}

const BY_TAG: Record<string, string[]> = {
  cafe: ["Coffee"],
  bakery: ["Bakery"],
  pub: ["Pub"],
  deli: ["Deli"],
  delicatessen: ["Deli"],
};

/** What OpenStreetMap's kind of amenity tells; a restaurant may be anything. */
export const cuisinesOfTag = (subclass: string): string[] => BY_TAG[subclass] ?? [];
