import { numberWord } from "@/lib/guides/checker/numbers";
import { joinList } from "../grammar/words";
import { requestedTags } from "../requested-tags";
import { seededShuffle } from "../seeded-random";
import type { FactPhrase } from "./fact-phrases";
import type { Highlight } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";

/** What all of a guide's places have, after "All six"; and what some have, after their names. */
type SharedNeed = { all: readonly string[]; some?: string };

const NEEDS: Record<string, SharedNeed> = {
  patio: { all: ["have somewhere to sit outside", "put tables in the open", "have a patio"], some: "have patios" },
  "dogs-on-patio": { all: ["have room for a dog under the table"], some: "let dogs onto the patio" },
  garden: { all: ["have a garden to eat in"], some: "have gardens" },
  view: { all: ["have something to look at beyond the plate", "have a view"], some: "have the views" },
  waterfront: { all: ["are by the water", "have the water outside"], some: "are by the water" },
  "live-music": { all: ["have live music"], some: "have live music" },
  "private-room": { all: ["have a private room"], some: "have private rooms" },
  parking: { all: ["have parking", "have somewhere to park"], some: "have parking" },
  "wood-fired": { all: ["cook over wood", "have a wood fire going"], some: "cook over wood" },
  "counter-seating": { all: ["seat people at a counter", "have stools at a counter"], some: "have counters to sit at" },
  "late-night": { all: ["feed people late", "are still cooking late"], some: "cook late" },
  brunch: { all: ["serve brunch", "are there for brunch"], some: "serve brunch" },
  breakfast: { all: ["serve breakfast", "are at it in the morning"], some: "serve breakfast" },
  cocktails: { all: ["mix a proper drink", "know their cocktails"], some: "mix cocktails" },
  wine: { all: ["pour wine with care", "have the wine for it"], some: "are the ones for wine" },
  beer: { all: ["pour beer", "have the beer for it"], some: "are the ones for beer" },
  quiet: { all: ["are quiet enough to talk in", "are easy on the ears"], some: "are the quiet ones" },
  "old-school": { all: ["are set in their ways", "have changed little"], some: "are the ones set in their ways" },
  "family-run": { all: ["are run by families", "have a family behind them"], some: "are run by families" },
  kids: { all: ["are easy with children", "can take a table of children"], some: "are easy with children" },
  groups: { all: ["can take a crowd", "are used to a long table"], some: "take a crowd best" },
  solo: { all: ["are good to be alone in", "have a seat for one"], some: "are the ones for one person" },
  vegetarian: { all: ["are places for vegetarians"], some: "serve vegetarian food" },
  vegan: { all: ["are places for vegans"], some: "serve vegan food" },
};

const NAMED_MAX = 3;

/** "All six have somewhere to sit outside": how far the picks share what was asked for, or which of them have it. */
export function writeSharedNeed(draft: IntroductionDraft): OptionalSentence {
  const { story, highlights, seed } = draft;
  if (highlights.length < 3) return null;
  const phrases = [...requestedTags(story.idea)].flatMap((tag) => {
    const need = NEEDS[tag];
    const holders = highlights.filter(({ m }) => hasTag(m.place, tag));
    if (!need || holders.length < 2) return [];
    return holders.length === highlights.length
      ? need.all.flatMap((text) => allPhrases(text, holders))
      : somePhrases(need.some, seededShuffle(holders, `${seed}:${tag}`));
  });
  return freshestSentence(draft, phrases, "shared");
}

const hasTag = ({ vibes, goodFor, features, diets, meals }: Highlight["m"]["place"], tag: string): boolean =>
  [vibes, goodFor, features, diets, meals].some((tags) => tags.includes(tag));

/** About none of them in particular: they may be told of in the next sentence. */
const phrase = (text: string, holders: readonly Highlight[]): FactPhrase => ({
  text,
  ids: holders.flatMap(({ m }) => m.factsId ?? []),
  about: [],
});

const allPhrases = (text: string, holders: readonly Highlight[]): FactPhrase[] => {
  const count = numberWord(holders.length);
  return [`All ${count} ${text}.`, `All ${count} of these ${text}.`].map((each) => phrase(each, holders));
};

const somePhrases = (text: string | undefined, holders: readonly Highlight[]): FactPhrase[] =>
  text && holders.length <= NAMED_MAX ? [phrase(`${joinList(holders.map(({ name }) => name))} ${text}.`, holders)] : [];
