import type { City } from "@/lib/core/cities";
import { fnv1a } from "@/lib/core/fnv1a";
import { joinWithAnd } from "@/lib/core/join-list";
import type { CityTraits } from "./count-traits";
import { findLeanings, isGood, type Leaning, MARKS_MIN } from "./find-leanings";
import type { Mark } from "./read-marks";
import { splitTrait, type Trait } from "./trait";
import { leaningWords } from "./trait-words";

/** A reader's taste in a sentence, what it was counted from, and the traits that it names. */
export type TasteLine = { text: string; grounds: string | null; traits: readonly Trait[] };

const FOODS_MAX = 2;
const QUALITIES_MAX = 1;
const THINGS_MAX = 2;

const WORDINGS: readonly ((all: string) => string)[] = [
  (all) => `You lean toward ${all}.`,
  (all) => `Your marks keep returning to ${all}.`,
  (all) => `What you love and like leans toward ${all}.`,
  (all) => `There is a thread in your marks: ${all}.`,
  (all) => `So far your taste runs to ${all}.`,
];

/** What the marks support and no more: the same marks always give the same line. */
export function describeTaste(marks: readonly Mark[], catalogue: ReadonlyMap<City, CityTraits>): TasteLine {
  const good = marks.filter(isGood).length;
  if (good < MARKS_MIN) return { text: askForMore(MARKS_MIN - good), grounds: null, traits: [] };
  const named = chooseNamed(findLeanings(marks, catalogue));
  if (named.length === 0) return { text: NO_LEANING, grounds: sharingNothing(good), traits: [] };
  const traits = named.map(({ trait }) => trait);
  const wording = WORDINGS[fnv1a(traits.join()) % WORDINGS.length] ?? WORDINGS[0];
  return {
    text: wording?.(joinWithAnd(traits.map(wordsOf))) ?? "",
    grounds: `Of the ${good} places you love or like: ${named.map(({ trait, count }) => `${wordsOf(trait)} ${count}`).join(", ")}.`,
    traits,
  };
}

const sharingNothing = (good: number): string =>
  `The ${good} places you love or like share no kitchen, room or price. With a few more, some may.`;
const NO_LEANING = "Your marks go in many directions so far. No one kind of place stands out.";
const NUMBERS = ["", "one more place", "two more places", "three more places", "four places"];

const askForMore = (missing: number): string =>
  `Love or like ${NUMBERS[missing]} that we have described, and we can say what they have in common.`;

/** Food and rooms first, then one part of town. */
function chooseNamed(leanings: readonly Leaning[]): Leaning[] {
  const ofKind = (isKind: (kind: string) => boolean) => leanings.filter(({ trait }) => isKind(splitTrait(trait)[0]));
  const foods = ofKind((kind) => kind === "cuisine").slice(0, FOODS_MAX);
  const qualities = ofKind((kind) => kind !== "cuisine" && kind !== "area").slice(0, QUALITIES_MAX);
  const things = [...foods.slice(0, THINGS_MAX - qualities.length), ...qualities];
  return [...things, ...ofKind((kind) => kind === "area").slice(0, 1)];
}

const wordsOf = (trait: Trait): string => leaningWords(trait) ?? "";
