import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { evaluateConstraint } from "./evaluate-constraint";
import { isMeat } from "./food-for-diet";

/** A guest who eats no meat, by their diet, beside another who wants some. */
export type MixedTable = { diet: Constraint; meat: Constraint };

export function mixedTableOf({ constraints }: Pick<AcceptedIdea, "constraints">): MixedTable | null {
  const wanted = constraints.filter(({ isNegated }) => !isNegated);
  const diet = wanted.find(({ field, values, isHard }) => field === "diet" && !isHard && values.some(isMeatless));
  const meat = wanted.find((each) => (each.field === "dish" || each.field === "cuisine") && isMeat(each));
  return diet && meat ? { diet, meat } : null;
}

const isMeatless = (value: string): boolean => value === "vegan" || value === "vegetarian";

/** What the other guest is called: "meat eater", "steak lover", "burger lover". */
export function eaterOf({ label }: Constraint): string {
  const food = foldWords(label).replace(/(?<=burger|taco|steak|kebab)s$/, "");
  return food === "meat" ? "meat eater" : `${food} lover`;
}

/** Whether a place is known to feed both, where the wish brings both. */
export function feedsMixedTable(place: Place, idea: Pick<AcceptedIdea, "constraints">): boolean {
  const table = mixedTableOf(idea);
  return table === null || [table.diet, table.meat].every((guest) => evaluateConstraint(place, guest) === "met");
}

/** Whether who eats no meat is known to be fed: whoever wants some eats there too. */
export function feedsMeatless(place: Place, idea: Pick<AcceptedIdea, "constraints">): boolean {
  const table = mixedTableOf(idea);
  return table === null || evaluateConstraint(place, table.diet) === "met";
}
