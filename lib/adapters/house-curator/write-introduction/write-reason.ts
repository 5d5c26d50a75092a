import type { AcceptedIdea } from "@/lib/contracts/stages";
import { singularsOf } from "@/lib/guides/checker/word-forms";
import { OCCASION_PHRASES } from "../constraint-phrases/occasions";
import { VIBE_PHRASES } from "../constraint-phrases/vibes";
import { grammaticalNumber } from "../grammar/dishes";
import { capitalize } from "../grammar/words";
import { hashText, seededShuffle } from "../seeded-random";
import { answeredIdea } from "./answered-idea";
import { type FactPhrase, factClauses, factNouns, joinFacts } from "./fact-phrases";
import type { Highlight } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { leadTexts } from "./lead-templates";
import { linksBetween } from "./link-picks";
import { requestedValues, requestPhrase } from "./request-phrase";
import { seasonLeads } from "./season-phrases";

const STARS_MAX = 3;

/** Two picks that answer the wish, the second seen from the first. */
export const writeReasonParagraph = (draft: IntroductionDraft): OptionalSentence[] => [
  writePlaceSentence(draft) ?? writeLeadSentence(draft),
  writePlaceSentence(draft) ?? writePairSentence(draft),
];

/** One pick in an editor's words, those that answer the wish first, in sight of the pick before it. */
function writePlaceSentence(draft: IntroductionDraft): OptionalSentence {
  const stars = unmentioned(draft);
  const before = [...draft.mentioned].at(-1);
  // Who asks for a neighborhood needs no telling where the next place is.
  const isPlaced = draft.story.idea.constraints.some(({ field }) => field === "area" || field === "landmark");
  const phrases = (star: Highlight, isAnswer: boolean, isSecondBest: boolean): FactPhrase[] =>
    star.introductions
      .filter((each) => each.isAnswer === isAnswer && each.isSecondBest === isSecondBest)
      .flatMap(({ text, evidenceIds }) => {
        const links =
          !isPlaced && text.startsWith(`${star.name} `)
            ? linksBetween(before, star, { before: draft.last ?? "", text })
            : [];
        const ids = [...new Set([...evidenceIds, ...(star.m.factsId ? [star.m.factsId] : [])])];
        const linked = links.map((link) => ({ text: `${link}, ${text}`, ids, about: [star], origin: text }));
        return linked.length > 0 ? linked : [{ text, ids: evidenceIds, about: [star], origin: text }];
      });
  const tell = (among: readonly Highlight[], isAnswer: boolean, isSecondBest: boolean) =>
    freshestSentence(
      draft,
      among.flatMap((star) => phrases(star, isAnswer, isSecondBest)),
      `${isAnswer}:${isSecondBest}`,
    );
  const nearest = stars.slice(0, STARS_MAX);
  return (
    tell(stars, true, false) ?? tell(stars, true, true) ?? tell(nearest, false, false) ?? tell(nearest, false, true)
  );
}

/** A pick opens the guide with what it answers of the wish, and with no more. */
function writeLeadSentence(draft: IntroductionDraft): OptionalSentence {
  const { story, seed, now } = draft;
  const seasons = seededShuffle(seasonLeads({ ...story, now }), `${seed}:season`);
  const stars = unmentioned(draft)
    .map((star) => ({ star, answered: answeredIdea(story.idea, star) }))
    .map(({ star, answered }) => ({ star, want: requestPhrase(answered, seed), leads: occasionLeads(answered) }))
    .sort((a, b) => Number(a.want === null) - Number(b.want === null))
    .slice(0, STARS_MAX);
  const texts = stars.flatMap(({ star, want, leads }, index) => {
    const lead = seededShuffle([...leads, ...seasons], `${seed}:lead:${index}`)[0] ?? null;
    const byNoun = factNouns(star).flatMap((noun) =>
      // "For bibimbap, begin with the bibimbap" says it twice.
      leadTexts({
        want: want && repeats(want, noun.text) ? null : want,
        isMany: want !== null && isPlural(want),
        lead,
        noun: noun.text,
      }).map((text) => ({
        ...noun,
        text,
      })),
    );
    const byClause = factClauses(star).map((clause) => ({ ...clause, text: `${capitalize(clause.text)}.` }));
    return [...byNoun, ...(want === null ? byClause : byClause.slice(0, 8))];
  });
  return freshestSentence(draft, texts, "lead");
}

/** Whether a noun says a word of the wish again. */
const repeats = (want: string, noun: string): boolean => {
  const words = singularsOf(noun);
  return [...singularsOf(want)].some((word) => word.length > 3 && words.has(word));
};

const isPlural = (want: string): boolean =>
  grammaticalNumber(
    want
      .split(/ (?:in|for|with|out|on) /)[0]
      ?.split(" or ")
      .at(-1) ?? "",
  ) === "many";

/** Adverbials from the prompt's occasions and moods: "With a client to feed". */
const occasionLeads = (idea: AcceptedIdea): string[] => [
  ...requestedValues(idea, "goodFor").flatMap((value) => OCCASION_PHRASES[value]?.leads ?? []),
  ...requestedValues(idea, "vibe").flatMap((value) => VIBE_PHRASES[value]?.leads ?? []),
];

/** Picks not mentioned yet: requested dishes first, the first and last picks last, since the order mentions those. */
function unmentioned({ highlights, mentioned, seed }: IntroductionDraft): Highlight[] {
  const left = seededShuffle(highlights, `${seed}:star`).filter((highlight) => !mentioned.has(highlight));
  const rank = (highlight: Highlight) =>
    (highlight.isWanted ? 0 : 2) + (highlight === highlights[0] || highlight === highlights.at(-1) ? 1 : 0);
  return left.sort((a, b) => rank(a) - rank(b));
}

/** Two picks side by side, each by a fact of its own. */
function writePairSentence(draft: IntroductionDraft): OptionalSentence {
  const [a, b] = unmentioned(draft);
  if (!a) return null;
  const firsts = factClauses(a);
  if (!b)
    return freshestSentence(
      draft,
      firsts.map((each): FactPhrase => ({ ...each, text: `${each.text}.` })),
      "single",
    );
  const seconds = seededShuffle(factClauses(b), `${draft.seed}:second`);
  // One fact that is told whole is worth two that are listed.
  const alone = hashText(`${draft.seed}:alone`) % 3 === 0 ? firsts.filter(({ text }) => text.length > 60) : [];
  if (alone.length > 0)
    return freshestSentence(
      draft,
      alone.map((each): FactPhrase => ({ ...each, text: `${each.text}.` })),
      "alone",
    );
  return freshestSentence(
    draft,
    firsts.flatMap((first) => seconds.flatMap((second) => joinFacts(first, second))),
    "pair",
  );
}
