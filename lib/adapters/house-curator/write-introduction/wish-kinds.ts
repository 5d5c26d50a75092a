import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { foldProse } from "@/lib/guides/checker/word-forms";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import type { GuideBrief } from "@/lib/ports/curator";
import { openChoices, saysOr } from "../open-choices";
import { matchesConstraint } from "../write-entry/rank-dishes";
import type { Highlight } from "./highlights";
import { isForOneGuest, isHad, MOST, requestedGroups } from "./request-phrase";

type Wish = Pick<GuideBrief, "prompt" | "idea" | "picks">;

/**
 * Of what kinds a wish is that these picks answer, folded, what counts most first: what is eaten, for whom, in what
 * mood, at what price and hour.
 */
export function wishKinds({ prompt, idea, picks }: Wish, highlights: readonly Highlight[]): string[] {
  // A guide to "tacos or phở" is of neither kind.
  const places = picks.map(({ place }) => place);
  const choices = saysOr(prompt) ? openChoices(idea, places).flat() : [];
  const asked = (field: Constraint["field"]) =>
    requestedGroups(idea, field)
      .flat()
      .filter((value) => !choices.includes(value));
  const share = (has: (place: Place) => boolean) => picks.filter(({ place }) => has(place)).length / picks.length;
  const kinds = [
    // "Handmade pasta" is pasta.
    ...asked("dish").flatMap((dish) => (isServed(dish, highlights) ? [dish, dish.split(" ").at(-1) ?? dish] : [])),
    ...asked("cuisine").filter((cuisine) => share(({ cuisines }) => cuisines.includes(cuisine)) >= MOST),
    ...asked("goodFor").filter((occasion) => isHad(occasion, picks)),
    ...asked("vibe").filter((vibe) => share(({ vibes }) => vibes.includes(vibe)) >= MOST),
    ...asked("feature").filter((feature) => share(({ features }) => features.includes(feature)) === 1),
    ...asked("diet")
      .filter((diet) => !isOneGuests(diet, idea))
      .filter((diet) => share(({ diets }) => diets.includes(diet)) === 1),
    ...budgetKinds(idea, share),
    ...asked("meal"),
  ];
  return [...new Set(kinds.map(foldProse))];
}

/** "Leave the cow out" is no title for a table at which one of two eats meat. */
const isOneGuests = (diet: string, { constraints }: AcceptedIdea): boolean =>
  constraints.some((each) => isForOneGuest(each) && each.values.includes(diet));

/** Whether most of the picks have this very dish: a guide named after it where few do would promise too much. */
export const isServed = (dish: string, highlights: readonly Highlight[]): boolean =>
  highlights.filter(({ m }) => m.dishes.some((each) => matchesConstraint(each, { values: [dish] }))).length >=
  MOST * highlights.length;

/** A budget that most of the picks are known to meet. */
function budgetKinds(idea: AcceptedIdea, share: (has: (place: Place) => boolean) => number): string[] {
  const levels = requestedGroups(idea, "price").flat().map(Number);
  if (levels.length === 0) return [];
  const budgets = idea.constraints.filter(({ field, isNegated }) => field === "price" && !isNegated);
  if (share((place) => budgets.every((budget) => evaluateConstraint(place, budget) === "met")) < MOST) return [];
  if (Math.max(...levels) <= 2) return ["cheap"];
  return Math.min(...levels) >= 3 ? ["splurge"] : [];
}
