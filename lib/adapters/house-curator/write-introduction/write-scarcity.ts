import type { Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import { constraintsUnderHalf } from "@/lib/guides/constraints/under-half";
import { foldWords, REQUIRED_DIETS } from "@/lib/restaurants/vocabulary";
import { joinList } from "../grammar/words";
import { isFrequentWord } from "../parse-prompt/words/frequent-words";
import { seededShuffle } from "../seeded-random";
import type { Highlight } from "./highlights";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { needNoun } from "./need-noun";
import {
  DIETARY_NONE_TEMPLATES,
  DIETARY_SOME_TEMPLATES,
  NONE_TEMPLATES,
  type Predicate,
  REST_NONE_TEMPLATES,
  REST_TEMPLATES,
  type ScarcityTemplates,
  SINGLE_TEMPLATES,
  SOME_TEMPLATES,
} from "./scarcity-templates";

/** So many needs get a sentence each; the others share one. */
const TOLD_ALONE_MAX = 2;

/**
 * What fewer than half of the picks are known to meet, what somebody may eat first, then what was asked for firmly. A
 * misspelling or a word of another language that led to nothing stands at the top of the guide, and in no sentence.
 */
export function writeScarcity(draft: IntroductionDraft): OptionalSentence[] {
  const scarce = findScarceNeeds(draft)
    .filter(isTellable)
    .sort((a, b) => urgency(b) - urgency(a));
  const isAll = draft.highlights.length === 1 || scarce.length === TOLD_ALONE_MAX + 1;
  const alone = (isAll ? scarce : scarce.slice(0, TOLD_ALONE_MAX)).map((need) => ({
    need,
    sentence: writeNeed(draft, need),
  }));
  const unsaid = alone.flatMap(({ need, sentence }) => (sentence === null ? [need] : []));
  return [...alone.map(({ sentence }) => sentence), writeRest(draft, [...unsaid, ...scarce.slice(alone.length)])];
}

export const findScarceNeeds = ({ story: { idea, picks } }: Pick<IntroductionDraft, "story">): Constraint[] =>
  constraintsUnderHalf(
    picks.map(({ place }) => place),
    idea.constraints,
  );

const isTellable = ({ field, values }: Constraint): boolean =>
  field !== "keyword" || values.every((value) => foldWords(value).split(" ").every(isFrequentWord));

const urgency = (need: Constraint): number => (isDietary(need) ? 2 : 0) + (need.isHard ? 1 : 0);

function writeNeed(draft: IntroductionDraft, need: Constraint): OptionalSentence {
  const { highlights, seed } = draft;
  const meets = ({ m }: Highlight) => evaluateConstraint(m.place, need) === "met";
  const yes = highlights.filter(meets);
  const others = seededShuffle(
    highlights.filter((highlight) => !meets(highlight)),
    `${seed}:${need.label}:scarce`,
  );
  const predicate = predicateOf(need);
  const [verb, are] = yes.length === 1 ? [predicate.one, "is"] : [predicate.many, "are"];
  const named = yes.length === 0 ? null : { names: joinList(yes.map(({ name }) => name)), are, verb };
  const forms = seededShuffle(templatesFor(need, yes, highlights), `${seed}:${need.label}:form`);
  return firstValidSentence(
    draft,
    others.flatMap((near, turn) => {
      const also = others[(turn + 1) % others.length];
      const other = also && also !== near ? also : null;
      return forms.map((form) => ({
        text: form({ ...predicate, yes: named, near, also: other?.name ?? null }),
        about: [...yes, near, ...(other ? [other] : [])],
      }));
    }),
  );
}

function templatesFor(need: Constraint, yes: readonly Highlight[], all: readonly Highlight[]): ScarcityTemplates {
  if (all.length === 1) return SINGLE_TEMPLATES;
  if (isDietary(need)) return yes.length > 0 ? DIETARY_SOME_TEMPLATES : DIETARY_NONE_TEMPLATES;
  return yes.length > 0 ? SOME_TEMPLATES : NONE_TEMPLATES;
}

function writeRest(draft: IntroductionDraft, needs: readonly Constraint[]): OptionalSentence {
  if (needs.length === 0) return null;
  const { highlights, seed } = draft;
  const named = joinList(
    needs.map((need) => (need.field === "price" ? "the budget" : `“${withoutFigures(need.label)}”`)),
  );
  const isMet = needs.some((need) => highlights.some(({ m }) => evaluateConstraint(m.place, need) === "met"));
  const forms = seededShuffle(isMet ? REST_TEMPLATES : REST_NONE_TEMPLATES, `${seed}:rest`);
  const [it, unnamed] = needs.length === 1 ? ["it", "one thing more"] : ["them", "more things than that"];
  // A label that may not be written, such as one with an hour in it, is still counted.
  return firstValidSentence(
    draft,
    [named, unnamed].flatMap((names) =>
      seededShuffle(highlights, `${seed}:rest`).flatMap((near) =>
        forms.map((form) => ({ text: form({ names, near, it }), about: [near] })),
      ),
    ),
  );
}

/** "Near Oracle Park (within 1.2 km)": no sentence states a distance that its sources don't. */
const withoutFigures = (label: string): string => label.replace(/ \([^)]*\)$/, "");

const ADJECTIVE =
  /^(?:authentic|organic|sustainable|award winning|cash only|\S+ (?:friendly|free|owned|sourced|opened))$/;

/** What is true of a place that meets a need. What has no noun of its own is quoted. */
function predicateOf(need: Constraint): Predicate {
  const { field, isNegated } = need;
  const label = withoutFigures(need.label);
  const known = (rest: string): Predicate => ({ one: `is known ${rest}`, many: `are known ${rest}` });
  if (field === "price") return { one: "keeps to the budget you named", many: "keep to the budget you named" };
  if (isNegated) return known(`to keep to “${label}”`);
  if (field === "area") {
    const where = label.startsWith("near ") ? label : `in ${needNoun(need)}`;
    return { one: `lies ${where}`, many: `lie ${where}` };
  }
  if (field === "landmark") return { one: `lies ${label}`, many: `lie ${label}` };
  if (field === "name" || field === "keyword") return known(`to meet “${label}”`);
  if (/^(?:good for|by) /.test(label) || ADJECTIVE.test(label)) return known(`to be ${label}`);
  if (field === "diet" && !REQUIRED_DIETS.includes(label)) return known(`to cook for ${needNoun(need)}`);
  return known(field === "meal" ? `to serve ${needNoun(need)}` : `for ${needNoun(need)}`);
}
