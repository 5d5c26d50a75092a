import type { AcceptedIdea, Constraint, GuideInput, Idea } from "@/lib/contracts/stages";
import { checkNumbers } from "./check-numbers";
import type { Check, Draft } from "./draft";
import { keepDiets } from "./keep-diets";
import { keepOut } from "./keep-out";
import { settleRoles } from "./settle-roles";
import { holdsWords } from "./subjects";
import { takeLandmarks } from "./take-landmarks";

/**
 * Holds a model's reading of a prompt against that of the rules. Where they disagree, what is safer counts: dangers,
 * refusals and diets of either reader, the rules' numbers. What the author corrected is left as it is.
 */
export function crossCheckIdea({ prompt, corrections = [] }: GuideInput, model: Idea, rules: Idea): Idea {
  if (model.kind === "refused") return checkRefusal(model, rules);
  if (rules.kind === "refused") return isRefusalRight(model, rules) ? rules : { ...model, guarded: [UNCHECKED] };
  const check: Check = { prompt, corrections, rules };
  const draft: Draft = { ...model, readings: model.readings ?? [], guarded: [], withdrawn: [] };
  const { withdrawn, ...checked } = [takeLandmarks, keepDiets, keepOut, checkNumbers, settleRoles, checkTitle].reduce(
    (before, step) => step(before, check),
    draft,
  );
  return {
    ...checked,
    ...(rules.leftOut && { leftOut: rules.leftOut }),
    constraints: hardFirst(checked.constraints),
  };
}

const UNCHECKED = "The rules found no request in the prompt, so that nothing was checked: the model read alone.";

type Refusal = Extract<Idea, { kind: "refused" }>;

/** A model may know better what is no request; which towns we cover, the rules know. */
function checkRefusal(refusal: Refusal, rules: Idea): Idea {
  if (rules.kind === "refused" || refusal.reason !== "somewhere else") return refusal;
  return {
    ...rules,
    guarded: [
      "The model took the prompt for another region's, the rules for one of this city's: the rules read alone.",
    ],
  };
}

/** The rules know fewer languages: only where the model's reading rests on the prompt's own words is it taken. */
const isRefusalRight = ({ readings = [] }: AcceptedIdea, { reason }: Refusal): boolean =>
  reason === "somewhere else" || !readings.some(({ outcome }) => outcome === "judged");

function checkTitle(draft: Draft, { rules }: Check): Draft {
  const isOff = (text: string) => draft.withdrawn.some((value) => holdsWords(text, value));
  if (!isOff(draft.title) && !isOff(draft.angle)) return draft;
  return {
    ...draft,
    title: rules.title,
    angle: rules.angle,
    guarded: [...draft.guarded, "The model's title or angle named what is no wish: those of the rules stand in."],
  };
}

/** Hard before soft, so that the list starts with the requirements. */
const hardFirst = (constraints: Constraint[]): Constraint[] => [
  ...constraints.filter(({ isHard }) => isHard),
  ...constraints.filter(({ isHard }) => !isHard),
];
