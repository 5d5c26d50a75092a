import type { Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { joinList } from "../../grammar/words";
import { keptOut } from "../../parse-prompt/constraints/unknowns";
import { seededShuffle } from "../../seeded-random";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "../introduction-draft";
import { ALLERGY_TEMPLATES, BEYOND_TEMPLATES, MORE_ALLERGY_TEMPLATES, QUESTION_TEMPLATES } from "./omission-templates";
import { plainQuestion } from "./plain-question";

const QUESTIONS_MAX = 4;
const ALLERGY = /^how a kitchen handles an? (?:(.+) )?allergy$|^which kitchens keep “?(.+?)”? out altogether$/;
const BEYOND = /^(?:all that|what) (.+) has to offer$/;

/** What concerns somebody's health and no constraint covers. */
export function writeAllergyQuestions(draft: IntroductionDraft, hasDietaryNote: boolean): OptionalSentence {
  const asked = openQuestions(draft.story).filter((what) => ALLERGY.test(what));
  if (asked.length === 0) return null;
  return firstValidSentence(
    draft,
    seededShuffle(hasDietaryNote ? MORE_ALLERGY_TEMPLATES : ALLERGY_TEMPLATES, `${draft.seed}:allergy`).map((form) => ({
      text: form(asked),
      about: draft.highlights,
    })),
  );
}

/** What no source tells, in one sentence, but for what the sentences before it say of the picks. */
export function writeOpenQuestions(draft: IntroductionDraft): OptionalSentence {
  const { story, highlights, seed } = draft;
  const open = openQuestions(story).filter((what) => !ALLERGY.test(what));
  const beyond = open.flatMap((what) => BEYOND.exec(what)?.[1] ?? []);
  const asked = [
    ...new Set(open.filter((what) => !BEYOND.test(what)).map((what) => plainQuestion(what, highlights.length === 1))),
  ];
  for (let count = Math.min(QUESTIONS_MAX, asked.length); count > 0; count -= 1) {
    const forms = seededShuffle(QUESTION_TEMPLATES, `${seed}:questions`);
    const sentence = firstValidSentence(
      draft,
      forms.map((form) => ({ text: form(asked.slice(0, count)), about: highlights })),
    );
    if (sentence) return sentence;
  }
  if (beyond.length === 0) return null;
  const forms = seededShuffle(BEYOND_TEMPLATES, `${seed}:beyond`);
  return firstValidSentence(
    draft,
    forms.map((form) => ({ text: form(joinList(beyond)), about: highlights })),
  );
}

function openQuestions({ idea, picks }: IntroductionDraft["story"]): string[] {
  const places = picks.map(({ place }) => place);
  const isOpen = (what: string) => !idea.constraints.some((need) => tellsOf(need, what));
  const settled = idea.constraints
    .filter(({ isNegated }) => isNegated)
    .filter((constraint) => places.some((place) => evaluateConstraint(place, constraint) === "met"))
    .flatMap(({ values }) => values.map(keptOut));
  return idea.unknowns.filter((what) => isOpen(what) && !settled.includes(what));
}

/** Questions that a need's own verdicts answer, or leave open in the sentences on it. */
const ANSWERED_BY: readonly [RegExp, (need: Constraint) => boolean][] = [
  [/^how healthy /, isDietary],
  [/^what a meal comes to/, ({ field }) => field === "price"],
  [/^whether there are steps /, ({ values }) => values.includes("step-free") || values.includes("step free")],
  [/^whether dogs /, ({ values }) => values.includes("dogs-on-patio")],
  [/^how late |after midnight$/, ({ values }) => values.includes("late-night") || values.includes("late-kitchen")],
  [/^how hot /, ({ values }) => values.includes("spicy") || values.includes("mild")],
  [/^which rooms pour no alcohol$/, ({ values }) => values.includes("alcohol")],
  [/^how long the walk /, ({ field }) => field === "landmark"],
];

function tellsOf(need: Constraint, what: string): boolean {
  const allergy = ALLERGY.exec(what);
  if (allergy) return isDietary(need) && namesFood(need, allergy[1] ?? allergy[2]);
  const beyond = BEYOND.exec(what)?.[1];
  if (beyond) return need.field === "area" && need.label.includes(beyond);
  return ANSWERED_BY.some(([question, answers]) => question.test(what) && answers(need));
}

/** "An egg allergy" is about "no eggs"; an allergy to nothing in particular, about whatever is kept out. */
const namesFood = ({ values }: Constraint, food: string | undefined): boolean =>
  food === undefined || values.some((value) => value.startsWith(food) || food.startsWith(value));
