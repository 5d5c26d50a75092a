import type { Constraint, GuideInput, Idea } from "@/lib/contracts/stages";
import { occasionsByAge } from "./ages";
import { applyModifiers } from "./apply-modifiers";
import { parseBudget } from "./budget";
import { cleanPrompt } from "./clean-prompt";
import { comparisonConstraints } from "./comparison-constraints";
import {
  areaConstraints,
  dietConstraints,
  featureConstraints,
  mealConstraints,
  occasionConstraints,
  vibeConstraints,
} from "./constraints";
import { foodConstraints } from "./food-constraints";
import { guardRefusals, ignoreFalseRefusals } from "./guard-refusals";
import { filterClauses } from "./intents";
import { isFoodRequest } from "./is-food-request";
import { findMentions, mentionsFood } from "./mentions";
import { findOtherLocation } from "./other-location";
import { parseGuideSize, parsePartySize } from "./party-size";
import { findPlaceNames, isQuestionAboutPlace } from "./place-names";
import { inWords, otherLocationMessage, refusalMessage } from "./refusals";
import { findUnknowns } from "./unknowns";
import { workingAngle, workingTitle } from "./working-title";

/** Parses a free-text prompt without a model: what it requests, what it excludes, and what can't be known. */
export async function parsePrompt({ city, prompt }: GuideInput): Promise<Idea> {
  const clean = cleanPrompt(prompt);
  const { text, rejectedIntents } = filterClauses(clean.text, (part) => mentionsFood(part, city));
  const names = findPlaceNames(text);
  const items = guardRefusals(applyModifiers(ignoreFalseRefusals(findMentions(names.text, city))));
  const hasModel = names.named.some(({ isModel }) => isModel);
  const elsewhere = findOtherLocation(names.text, items, city);
  const partySize = parsePartySize(text);
  const budget = parseBudget(text, items, partySize);
  const isFood = hasModel || isFoodRequest(items, budget.constraint !== null);
  if (names.named.length > 0 && isQuestionAboutPlace(text)) rejectedIntents.push("question");
  if (rejectedIntents.includes("question") && names.named.length > 0) {
    return { kind: "refused", message: refusalMessage(["question"], clean) };
  }
  if (!isFood && (elsewhere.kind === "here" || rejectedIntents.length > 0)) {
    return { kind: "refused", message: refusalMessage(rejectedIntents, clean) };
  }
  if (elsewhere.kind === "ours" || elsewhere.kind === "outside") {
    return { kind: "refused", message: otherLocationMessage(elsewhere, city) };
  }
  const comparison = comparisonConstraints(names.named);
  const constraints = hardFirst([
    ...comparison,
    ...dietConstraints(items, text),
    ...foodConstraints(items),
    ...areaConstraints(items, city),
    ...(budget.constraint && !comparison.some(({ field }) => field === "price") ? [budget.constraint] : []),
    ...mealConstraints(items),
    ...featureConstraints(items),
    ...vibeConstraints(items),
    ...occasionConstraints(items, partySize, occasionsByAge(text)),
  ]);
  const unknowns = findUnknowns(text, constraints, budget.namesAnAmount);
  return {
    kind: "idea",
    title: workingTitle(constraints, city),
    angle: workingAngle(constraints, city),
    constraints,
    unknowns: elsewhere.kind === "also" ? [...unknowns, `what ${inWords(elsewhere.city)} has to offer`] : unknowns,
    size: parseGuideSize(text, city),
  };
}

/** Hard before soft, so that the list starts with the requirements. */
const hardFirst = (constraints: Constraint[]): Constraint[] => [
  ...constraints.filter(({ isHard }) => isHard),
  ...constraints.filter(({ isHard }) => !isHard),
];
