import type { Constraint, GuideInput, Idea } from "@/lib/guides/stage-types";
import { occasionsByAge } from "./ages";
import { budgetOf } from "./budget";
import { cleanWish } from "./clean";
import { comparisonConstraints } from "./comparison";
import { elsewhereIn } from "./elsewhere";
import { foodConstraints } from "./foods";
import { mentionsIn, namesFood } from "./mentions";
import { asksAboutAPlace, namesIn } from "./names";
import { turn } from "./negation";
import { sift } from "./orders";
import { guideSizeOf, partySizeOf } from "./party";
import { inWords, refusalElsewhere, refusalFor } from "./refusals";
import { wishesForFood } from "./signals";
import { angleOf, titleOf } from "./title";
import { unknownsOf } from "./unknowns";
import {
  areaConstraints,
  dietConstraints,
  featureConstraints,
  mealConstraints,
  occasionConstraints,
  vibeConstraints,
} from "./wishes";

/** Understands a free-text wish without a model: what it asks for, what it rules out, and what nobody can know. */
export async function readWish({ city, wish }: GuideInput): Promise<Idea> {
  const clean = cleanWish(wish);
  const { text, turnedAway } = sift(clean.text, (part) => namesFood(part, city));
  const names = namesIn(text);
  const items = turn(mentionsIn(names.text, city));
  const hasModel = names.named.some(({ isModel }) => isModel);
  const elsewhere = elsewhereIn(names.text, items, city);
  const partySize = partySizeOf(text);
  const budget = budgetOf(text, items, partySize);
  const isFood = hasModel || wishesForFood(items, budget.constraint !== null);
  if (names.named.length > 0 && asksAboutAPlace(text)) turnedAway.push("question");
  if (turnedAway.includes("question") && names.named.length > 0) {
    return { kind: "refused", message: refusalFor(["question"], clean) };
  }
  if (!isFood && (elsewhere.kind === "here" || turnedAway.length > 0)) {
    return { kind: "refused", message: refusalFor(turnedAway, clean) };
  }
  if (elsewhere.kind === "ours" || elsewhere.kind === "outside") {
    return { kind: "refused", message: refusalElsewhere(elsewhere, city) };
  }
  const comparison = comparisonConstraints(names.named);
  const constraints = byImportance([
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
  const unknowns = unknownsOf(text, constraints, budget.namesAnAmount);
  return {
    kind: "idea",
    title: titleOf(constraints, city),
    angle: angleOf(constraints, city),
    constraints,
    unknowns: elsewhere.kind === "also" ? [...unknowns, `what ${inWords(elsewhere.city)} has to offer`] : unknowns,
    size: guideSizeOf(text, city),
  };
}

/** Hard before soft, so that whoever reads the list reads what decides first. */
const byImportance = (constraints: Constraint[]): Constraint[] => [
  ...constraints.filter(({ isHard }) => isHard),
  ...constraints.filter(({ isHard }) => !isHard),
];
