import type { Constraint } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { REQUIRED_DIETS } from "@/lib/restaurants/vocabulary";
import { joinList, withIndefiniteArticle } from "../../grammar/words";
import { seededShuffle } from "../../seeded-random";
import type { Highlight } from "../highlights";
import { firstValidOrRepeated, type IntroductionDraft, type OptionalSentence } from "../introduction-draft";
import { isKnownFood, withoutRefusal } from "../need-noun";
import {
  CAUTIONS,
  DANGER_CAUTIONS,
  DANGER_NONE_TEMPLATES,
  DIETARY_MIXED_TEMPLATES,
  DIETARY_NONE_TEMPLATES,
  DIETARY_SINGLE_TEMPLATES,
  type DietaryGroup,
  PLAIN_DIETARY_TEMPLATES,
  UNTOLD_CAUTIONS,
  UNTOLD_DIETARY,
  type VerbPhrases,
} from "./dietary-templates";
import { needVerdicts } from "./need-verdicts";
import { withHedge } from "./with-hedge";

/** What somebody may eat or not, and what not every pick is known to meet. */
export const findDietaryNeeds = ({ story, highlights }: Pick<IntroductionDraft, "story" | "highlights">) =>
  story.idea.constraints.filter(
    (constraint) => isDietary(constraint) && needVerdicts(constraint, highlights).yes.length < highlights.length,
  );

/** What would make somebody ill, and isn't only forbidden. */
export const isIllness = ({ isDanger = false, values }: Constraint): boolean =>
  isDanger && !values.every((value) => FORBIDDEN.includes(value));

const FORBIDDEN = ["pork", "alcohol"];

/** One sentence that names all of it; more of them only where one would be too long. */
export function writeDietaryNote(draft: IntroductionDraft, sentencesMax: number): OptionalSentence[] {
  const all = findDietaryNeeds(draft);
  const needs = all.filter((need) => isWritable(draft, need));
  if (all.length === 0) return [];
  const cautions = needs.length < all.length ? UNTOLD_CAUTIONS : CAUTIONS;
  for (let count = 1; count <= sentencesMax; count += 1) {
    const parts = splitInto(needs, count);
    const sentences = parts.map((part, index) => writePart(draft, part, index, cautions));
    if (parts.length > 0 && sentences.every((sentence) => sentence !== null)) return sentences;
  }
  return [firstValidOrRepeated(draft, [{ text: UNTOLD_DIETARY, about: draft.highlights }])];
}

/** Dangers first, so that they stand in the first sentence where there is more than one. */
function splitInto(needs: readonly Constraint[], count: number): Constraint[][] {
  const sorted = needs.toSorted((a, b) => Number(b.isDanger ?? false) - Number(a.isDanger ?? false));
  const size = Math.ceil(sorted.length / count);
  return Array.from({ length: count }, (_, index) => sorted.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

function writePart(
  draft: IntroductionDraft,
  needs: readonly Constraint[],
  turn: number,
  from: readonly string[],
): OptionalSentence {
  const { highlights, seed } = draft;
  const groups = groupByVerdicts(needs, highlights);
  const isOfDanger = needs.some(isIllness);
  const cautions = seededShuffle(from === CAUTIONS && isOfDanger ? DANGER_CAUTIONS : from, `${seed}:caution:${turn}`);
  const shuffled = seededShuffle(templatesFor(groups, highlights, isOfDanger), `${seed}:dietary:${turn}`);
  const all = verbPhrases(needs);
  const forms = [...shuffled, ...PLAIN_DIETARY_TEMPLATES];
  // The first round has each form once; the others are for a city of which many guides tell the same.
  const attempts = cautions.flatMap((_, round) =>
    forms.map((form, index) => {
      const text = form({ groups, all, highlights, caution: cautions[(index + round) % cautions.length] ?? "" });
      return { text: from === UNTOLD_CAUTIONS && !text.includes("marked above") ? null : text, about: highlights };
    }),
  );
  return firstValidOrRepeated(draft, [...attempts, ...attempts.map(withHedge)]);
}

function templatesFor(groups: readonly DietaryGroup[], highlights: readonly Highlight[], isOfDanger: boolean) {
  if (highlights.length === 1) return DIETARY_SINGLE_TEMPLATES;
  const isNoneKnown = groups.every(({ yes, no }) => yes.length === 0 && no.length === 0);
  if (!isNoneKnown) return DIETARY_MIXED_TEMPLATES;
  return isOfDanger ? DANGER_NONE_TEMPLATES : DIETARY_NONE_TEMPLATES;
}

/** Needs of which the same is known are told together: those that somebody meets first. */
function groupByVerdicts(needs: readonly Constraint[], highlights: readonly Highlight[]): DietaryGroup[] {
  const keyed = Map.groupBy(needs, (need) => {
    const { yes, no } = needVerdicts(need, highlights);
    return [yes, no].map((each) => each.map(({ name }) => name).join("|")).join("||");
  });
  return [...keyed.values()]
    .flatMap((group) => (group[0] ? [{ ...needVerdicts(group[0], highlights), phrases: verbPhrases(group) }] : []))
    .sort((a, b) => b.yes.length - a.yes.length || a.no.length - b.no.length);
}

function verbPhrases(needs: readonly Constraint[]): VerbPhrases {
  const refused = needs.filter(({ isNegated, isForSome }) => isNegated && !isForSome).map(foodName);
  const diets = needs.filter(({ isNegated, isForSome }) => !isNegated || isForSome);
  const leftOut = diets.filter(({ isForSome }) => isForSome).flatMap(({ values }) => values);
  const cooked = [
    ...diets.filter((need) => isCooked(need) && !need.isForSome).map(({ label }) => label),
    ...(leftOut.length > 0 ? [`something without ${joinList([...new Set(leftOut)], "or")}`] : []),
  ];
  const [kept, ...others] = diets.filter((need) => !isCooked(need)).map(({ label }) => dietName(label));
  const phrasesWith = (word: "and" | "or") => [
    ...(cooked.length > 0 ? [["cook", joinList(cooked, word)]] : []),
    ...(kept ? [["cook", `for ${joinList([withIndefiniteArticle(kept), ...others], word)} diet`]] : []),
    ...(refused.length > 0 ? [["keep", `${joinList(refused, word)} out`]] : []),
  ];
  const infinitives = (word: "and" | "or"): string =>
    joinList(
      phrasesWith(word).map((phrase, index) => `${index > 0 ? "to " : ""}${phrase.join(" ")}`),
      word,
    );
  return {
    all: infinitives("and"),
    any: infinitives("or"),
    third: joinList(
      phrasesWith("or").map(([verb, rest]) => `${verb}s ${rest}`),
      "or",
    ),
  };
}

const isCooked = ({ values, isForSome }: Constraint): boolean =>
  isForSome || values.every((value) => REQUIRED_DIETS.includes(value));

/** "Low FODMAP", "soft-food", "a diabetic diet": the word isn't said twice. */
const dietName = (label: string): string => label.replace(/[- ]diet$/, "");

function foodName(need: Constraint): string {
  const bare = withoutRefusal(need.label);
  return isKnownFood(need) ? bare : `“${bare}”`;
}

/** A label that no sentence may hold, such as one with an hour in it, is told above the guide alone. */
const isWritable = ({ highlights, ground }: IntroductionDraft, need: Constraint): boolean => {
  const text = `None of these is known to ${verbPhrases([need]).any}, so ask.`;
  return checkSentence({ text, evidenceIds: highlights.flatMap(({ ids }) => ids) }, ground, "introduction") === null;
};
