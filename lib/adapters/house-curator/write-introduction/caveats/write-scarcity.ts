import type { Constraint } from "@/lib/contracts/stages";
import { checkSentence } from "@/lib/guides/checker/check-sentence";
import { isContested } from "@/lib/guides/constraints/contested";
import { isBinding, isDietary } from "@/lib/guides/constraints/hard-constraints";
import { constraintsUnderHalf } from "@/lib/guides/constraints/under-half";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { findQuality } from "@/lib/restaurants/vocabulary/qualities";
import { OCCASION_PHRASES } from "../../constraint-phrases/occasions";
import { VIBE_PHRASES } from "../../constraint-phrases/vibes";
import { isFrequentWord } from "../../parse-prompt/words/frequent-words";
import { seededShuffle } from "../../seeded-random";
import type { Highlight } from "../highlights";
import { firstValidOrRepeated, type IntroductionDraft, type OptionalSentence } from "../introduction-draft";
import { needNoun } from "../need-noun";
import { VIBE_HEADLINES } from "../vibe-headlines";
import { joinClauses } from "./join-clauses";
import { needVerdicts } from "./need-verdicts";
import { factClauses, isPlace, knownNouns, sortNeeds, withOneSubject } from "./scarcity-clauses";
import { ADVICE, KNOWN_TEMPLATES, REST, SINGLE_KNOWN_TEMPLATES, UNCHECKED } from "./scarcity-templates";
import { withHedge } from "./with-hedge";

/** So many needs are named in the sentence; the others are above the guide. */
const NAMED_MAX = 4;
const CLAUSES_MAX = 3;

/** Whether more is missing than the sentence names, and whether a sentence before it named the only place. */
type Telling = { isMore: boolean; isNamedBefore: boolean };

/**
 * What fewer than half of the picks are known to meet, and what was asked for firmly and not all of them meet, in one
 * sentence. A misspelling or a word of another language that led to nothing stands above the guide alone.
 */
export function writeScarcity(draft: IntroductionDraft, isNamedBefore: boolean): OptionalSentence {
  const needs = toldNeeds(draft);
  const writable = needs.filter((need) => isNamed(need) && isWritable(draft, need));
  for (let count = Math.min(NAMED_MAX, writable.length); count > 0; count -= 1) {
    const sentence = writeNeeds(draft, writable.slice(0, count), { isMore: count < needs.length, isNamedBefore });
    if (sentence) return sentence;
  }
  if (needs.length === 0 || writable.length > 0) return null;
  const { highlights, seed } = draft;
  const forms = seededShuffle(UNCHECKED, `${seed}:unchecked`);
  return firstValidOrRepeated(
    draft,
    forms.map((text) => ({ text, about: highlights })),
  );
}

export const findScarceNeeds = ({ story: { idea, picks } }: Pick<IntroductionDraft, "story">): Constraint[] =>
  constraintsUnderHalf(
    picks.map(({ place }) => place),
    idea.constraints,
  );

/** The most important first. */
function toldNeeds({ story, highlights }: IntroductionDraft): Constraint[] {
  const scarce = findScarceNeeds({ story });
  const isMissed = (need: Constraint) => needVerdicts(need, highlights).yes.length < highlights.length;
  const isContestedByOne = (need: Constraint) =>
    need.isHard && highlights.some(({ m: { place } }) => isContested(place, need));
  const isRelaxed = (need: Constraint) =>
    (story.unmet.includes(need.label) && isMissed(need)) || isContestedByOne(need);
  const leftOut = (story.idea.leftOut ?? []).filter(isMissed);
  const needs = story.idea.constraints
    .filter((need) => (scarce.includes(need) || isRelaxed(need)) && !isDietary(need) && isTellable(need))
    .filter((need) => !isShown(need, highlights) && !isOccasionOfSome(need, highlights))
    .toSorted((a, b) => urgency(b) - urgency(a));
  return [...leftOut, ...needs];
}

/** A mood or an occasion that no pick is listed for, and a note of one speaks of: its entry tells it, so none may deny it. */
const isShown = ({ field, values, isNegated }: Constraint, highlights: readonly Highlight[]): boolean =>
  !isNegated &&
  (field === "vibe" || field === "goodFor") &&
  !highlights.some(({ m: { place } }) => values.some((value) => [...place.vibes, ...place.goodFor].includes(value))) &&
  highlights.some(({ m: { notes, room } }) =>
    [room?.phrase ?? "", ...notes.map(({ text }) => text)].some((text) =>
      values.some((value) => patternOf(value)?.test(text)),
    ),
  );

/** An occasion that is not asked for firmly: each entry shows whether its place is known for it. */
const isOccasionOfSome = (need: Constraint, highlights: readonly Highlight[]): boolean =>
  need.field === "goodFor" && !need.isHard && !need.isNegated && needVerdicts(need, highlights).yes.length > 0;

/** A small room isn't yet told to be cozy: of a mood, only its own words count. */
const patternOf = (value: string): RegExp | undefined => {
  const mood = VIBE_HEADLINES[value]?.adjective;
  return mood ? new RegExp(`\\b${mood}\\b`, "i") : (VIBE_PHRASES[value] ?? OCCASION_PHRASES[value])?.evidencePattern;
};

const isTellable = ({ field, values }: Constraint): boolean =>
  field !== "keyword" || values.every((value) => foldWords(value).split(" ").every(isFrequentWord));

const isOwnWords = ({ field, values }: Constraint): boolean =>
  field === "keyword" && values.every((value) => findQuality(value) === null);

/** "Sweaty people in bike shorts": where it isn't asked for firmly, it is told above the guide, in its author's words. */
const isNamed = (need: Constraint): boolean => need.isHard || !isOwnWords(need);

/** Nobody who answers a telephone can say whether a room is romantic or a meal comforting. */
const isAskable = ({ field, values }: Constraint): boolean =>
  (field !== "vibe" || values.every((value) => THINGS_OF_ROOMS.includes(value))) &&
  (field !== "goodFor" || values.every((value) => ARRANGED_OCCASIONS.includes(value))) &&
  !values.some((value) => COMFORT.test(value));

const THINGS_OF_ROOMS = "view garden waterfront communal counter spicy mild counter-seating open-kitchen".split(" ");
const ARRANGED_OCCASIONS =
  "groups kids birthday business takeout picnic late-night breakfast brunch lunch dinner wine cocktails beer dessert before-a-show grandparents".split(
    " ",
  );
const COMFORT = /\bcomfort|\b(?:vibes?|mood|cheer\p{L}*|nostalg\p{L}*)\b/iu;

const urgency = (need: Constraint): number => (isBinding(need) ? 2 : 0) + (isOwnWords(need) ? 0 : 1);

/** A label that no sentence may hold, such as one with an hour in it, is told above the guide alone. */
function isWritable({ highlights, ground }: IntroductionDraft, need: Constraint): boolean {
  if (need.field === "price" || isPlace(need)) return true;
  const text = `None of these is known for ${needNoun(need)}.`;
  return checkSentence({ text, evidenceIds: highlights.flatMap(({ ids }) => ids) }, ground, "introduction") === null;
}

function writeNeeds(draft: IntroductionDraft, needs: readonly Constraint[], values: Telling): OptionalSentence {
  const { highlights, seed } = draft;
  const { facts, open } = sortNeeds(needs, highlights);
  const forms = seededShuffle(highlights.length === 1 ? SINGLE_KNOWN_TEMPLATES : KNOWN_TEMPLATES, `${seed}:scarce`);
  const canBeAsked = open.filter(({ yes }) => yes.length === 0).every(({ need }) => isAskable(need));
  const endings = seededShuffle(ADVICE, `${seed}:advice`);
  const rests = seededShuffle(REST, `${seed}:more`);
  // The first round has each form once; the others are for a city of which many guides tell the same.
  const attempts = endings.flatMap((_, round) =>
    forms.map((form, index) => {
      const turn = index + round;
      const before = factClauses(facts, highlights, `${seed}:${turn}`);
      const subject = before.length > 0 || values.isNamedBefore ? "it" : (highlights[0]?.name ?? "");
      const told = open.length === 0 ? null : form({ ...knownNouns(open), highlights, subject });
      if (open.length > 0 && told === null) return { text: null, about: highlights };
      const clauses = withOneSubject([...before, ...(told ? [told] : [])], highlights, values.isNamedBefore);
      const text = joinClauses(clauses);
      const isAdvice = /\b(?:ask|call|phone)\b/i.test(text);
      if (isAdvice && !canBeAsked) return { text: null, about: highlights };
      const isLong = text.split(/; |, and /).length > CLAUSES_MAX && needs.length > 1;
      const isAsked = open.some(({ yes }) => yes.length === 0);
      const advice = told && isAsked && canBeAsked && !isAdvice ? (endings[turn % endings.length] ?? "") : "";
      const ending = values.isMore ? (rests[round % rests.length] ?? "") : advice;
      return { text: isLong ? null : `${text}${ending}.`, about: highlights };
    }),
  );
  return firstValidOrRepeated(draft, [...attempts, ...attempts.map(withHedge)]);
}
