import { foldText } from "@/lib/core/fold-text";
import { foodsIn } from "./foods-in";
import { DIET_SYNONYMS } from "./vocabulary/occasions";

export type DietWithFood = {
  diets: string[];
  /** The query without them, which names a food. */
  rest: string;
};

const LENGTHS = [4, 3, 2, 1];
const NEGATIONS = new Set(["no", "non", "not"]);

let byName: ReadonlyMap<string, string> | undefined;

/** The diets that a folded query names beside a food: "gluten-free" of "gluten free pizza"; null without either. */
export function dietsIn(text: string): DietWithFood | null {
  byName ??= new Map(
    Object.entries(DIET_SYNONYMS).flatMap(([diet, names]) =>
      [diet, ...names].map((name): [string, string] => [foldText(name), diet]),
    ),
  );
  const words = text.split(" ").filter(Boolean);
  const diets = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = LENGTHS.find((count) => byName?.has(words.slice(at, at + count).join(" "))) ?? 0;
    const diet = byName.get(words.slice(at, at + length).join(" "));
    if (diet && NEGATIONS.has(words[at - 1] ?? "")) return null;
    if (diet) diets.add(diet);
    else rest.push(words[at] ?? "");
    at += Math.max(length, 1);
  }
  const food = rest.join(" ");
  return diets.size > 0 && foodsIn(food).length > 0 ? { diets: [...diets], rest: food } : null;
}
