import type { ConstraintField } from "@/lib/contracts/stages";
import { numberWord } from "@/lib/guides/checker/numbers";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { findDish, findIngredient, isCuisine } from "@/lib/restaurants/vocabulary";
import { areaWithPreposition } from "../grammar/places";
import { joinList } from "../grammar/words";
import { keptOut } from "../parse-prompt/constraints/unknowns";
import { seededShuffle } from "../seeded-random";
import { cuisineFood } from "./cuisine-nouns";
import type { Highlight } from "./highlights";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { needNoun } from "./need-noun";
import {
  AREA_TEMPLATES,
  ATMOSPHERE_TEMPLATES,
  BEYOND_TEMPLATES,
  BUDGET_TEMPLATES,
  DIET_TEMPLATES,
  EXCLUDED_TEMPLATES,
  LANDMARK_TEMPLATES,
  MEAL_TEMPLATES,
  type OmissionTemplates,
  SHORT_LIST_TEMPLATES,
  SINGLE_UNKNOWN_TEMPLATES,
  UNKNOWN_TEMPLATES,
  UNMET_TEMPLATES,
} from "./omission-templates";
import { requestedValues } from "./request-phrase";
import { findScarceNeeds, writeScarcity } from "./write-scarcity";

const TEMPLATES_BY_FIELD: Partial<Record<ConstraintField, OmissionTemplates>> = {
  cuisine: UNMET_TEMPLATES,
  dish: UNMET_TEMPLATES,
  area: AREA_TEMPLATES,
  landmark: LANDMARK_TEMPLATES,
  price: BUDGET_TEMPLATES,
  meal: MEAL_TEMPLATES,
};

/** What could not be met, what was excluded, and what is unknown. */
export function writeOmissions(draft: IntroductionDraft): OptionalSentence[] {
  const { story, highlights, seed } = draft;
  const { idea, picks, unmet } = story;
  const near = seededShuffle(highlights, `${seed}:near`);
  const mentionedTwice = new Set<Highlight>();
  const omissionBy = (forms: OmissionTemplates, what: string, by: Highlight): OptionalSentence => {
    const also = seededShuffle(near, `${seed}:${what}:also`).find((other) => other !== by);
    return firstValidSentence(
      draft,
      seededShuffle(forms, `${seed}:${what}`).map((form) => ({
        text: form({ what, near: by, also: also?.name ?? null, where: areaOf(by) }),
        about: also ? [by, also] : [by],
      })),
    );
  };
  const omission = (forms: OmissionTemplates, what: string, turn: number): OptionalSentence => {
    const by = near[turn % near.length];
    return by ? omissionBy(forms, what, by) : null;
  };
  const excluded = idea.constraints.filter(
    (constraint) =>
      constraint.isNegated &&
      (constraint.field === "cuisine" || constraint.field === "dish") &&
      constraint.values.every(isKnownFood) &&
      picks.every(({ place }) => evaluateConstraint(place, constraint) === "met"),
  );
  const diet = requestedValues(idea, "diet")[0];
  const names = highlights.map(({ name }) => name);
  return [
    ...unmetNeeds(story).map(({ field, what, constraints }) => {
      // A place that meets the constraint is not a substitute.
      const standIns = near.filter(({ m }) =>
        constraints.some((constraint) => evaluateConstraint(m.place, constraint) !== "met"),
      );
      const by = standIns.find((standIn) => !mentionedTwice.has(standIn)) ?? standIns[0] ?? near[0];
      if (by) mentionedTwice.add(by);
      return by ? omissionBy(TEMPLATES_BY_FIELD[field] ?? ATMOSPHERE_TEMPLATES, what, by) : null;
    }),
    ...writeScarcity(draft),
    ...excluded.slice(0, 1).map(({ label }) => omission(EXCLUDED_TEMPLATES, excludedNoun(label), 2)),
    ...openQuestions(story)
      .slice(0, 2)
      .map((what, index) => omission(unknownTemplates(what, picks.length), what, index + 3)),
    diet ? omission(picks.length > 1 ? DIET_TEMPLATES : DIET_TEMPLATES.slice(-1), diet, 5) : null,
    unmet.length === 0 && picks.length < Math.min(5, idea.size)
      ? firstValidSentence(
          draft,
          seededShuffle(SHORT_LIST_TEMPLATES, `${seed}:few`).map((form) => ({
            text:
              near[0] && form({ names, count: numberWord(picks.length), near: near[0], other: near[1]?.name ?? null }),
            about: highlights,
          })),
        )
      : null,
  ];
}

/** What can't be known, but for the foods that a pick's whole kitchen is known to keep out. */
function openQuestions({ idea, picks }: IntroductionDraft["story"]): string[] {
  const settled = idea.constraints
    .filter(({ isNegated }) => isNegated)
    .filter((constraint) => picks.some(({ place }) => evaluateConstraint(place, constraint) === "met"))
    .flatMap(({ values }) => values.map(keptOut));
  return idea.unknowns.filter((what) => !settled.includes(what));
}

function unknownTemplates(what: string, pickCount: number): OmissionTemplates {
  if (what.endsWith(" has to offer")) return BEYOND_TEMPLATES;
  // "Or the others" takes a third place.
  return pickCount > 2 ? UNKNOWN_TEMPLATES : SINGLE_UNKNOWN_TEMPLATES;
}

/** Not the bare words of a prompt, which may be half a word of another language. */
const isKnownFood = (value: string): boolean => isCuisine(value) || Boolean(findDish(value) ?? findIngredient(value));

/** "no Sushi" -> "sushi", "no Thai" -> "Thai". */
const excludedNoun = (label: string): string => {
  const bare = label.replace(/^(?:no|not|without|nothing) /i, "");
  const food = cuisineFood(bare);
  return food.endsWith(" cooking") ? bare : bare.toLowerCase();
};

const areaOf = ({ m }: Highlight): string | null =>
  m.place.neighbourhood === null ? null : areaWithPreposition(m.place.neighbourhood);

const UNMET_MAX = 3;

/** Relaxed constraints that at least half of the picks meet, but not all, with their nouns; foods are combined. */
function unmetNeeds(story: IntroductionDraft["story"]) {
  const { idea, unmet, picks } = story;
  const scarce = findScarceNeeds({ story });
  const missed = idea.constraints.filter(
    (constraint) =>
      unmet.includes(constraint.label) &&
      !scarce.includes(constraint) &&
      picks.some(({ place }) => evaluateConstraint(place, constraint) !== "met"),
  );
  const foods = missed.filter(({ field }) => field === "cuisine" || field === "dish");
  const rest = missed.filter((constraint) => !foods.includes(constraint));
  const [food] = foods;
  return [
    ...(food ? [{ field: food.field, what: joinList(foods.map(needNoun)), constraints: foods }] : []),
    ...rest.map((constraint) => ({
      field: constraint.field,
      what: needNoun(constraint),
      constraints: [constraint],
    })),
  ].slice(0, UNMET_MAX);
}
