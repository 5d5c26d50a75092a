import { isWish, type SpanType } from "@/lib/contracts/reading";
import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { numberWord } from "@/lib/guides/checker/numbers";
import type { GuideBrief } from "@/lib/ports/curator";
import { seededPick, seededShuffle } from "../seeded-random";
import type { Subject } from "./name-subject";
import { whereOf } from "./name-where";
import { NAMES_BY_WORDS, OCCASION_NAMES, type OccasionName } from "./occasion-names";
import { isForOneGuest } from "./request-phrase";

/** What most wishes are for, or like: these name a guide only where nothing else does. */
const PLAIN = ["dinner", "lunch", "lively", "casual"];

/** What a wish without a food is for, as its headline must say: what it leads with, and what most of the picks are known for. */
export function occasionSubjectOf(
  story: GuideBrief,
  isBorne: (constraint: Constraint) => boolean,
  seed: string,
): Subject | null {
  const { idea } = story;
  const inWords = namesInWords(idea);
  // "Celebrating a promotion" is for the promotion.
  const asked = idea.constraints.filter(({ values }) => inWords.length === 0 || !values.includes("special-occasion"));
  const named = [
    ...inWords,
    ...asked.flatMap((constraint) => {
      const name = constraint.field === "goodFor" || isBorne(constraint) ? nameOf(constraint) : null;
      return name && !constraint.isNegated
        ? [{ name, start: startOf(constraint, idea), isPlain: isPlain(constraint) }]
        : [];
    }),
  ].toSorted((a, b) => Number(a.isPlain) - Number(b.isPlain) || a.start - b.start);
  const name = named[0]?.name;
  if (!name) return null;
  return {
    isNamedIn: (text) => name.words.test(text),
    subtitles: seededShuffle(subtitlesFor(name, story, seed), `${seed}:occasion`),
  };
}

type Named = { name: OccasionName; start: number; isPlain: boolean };

/** What the wish calls it, where that says more than its kind. */
const namesInWords = ({ readings = [] }: AcceptedIdea): Named[] =>
  readings
    .filter(({ role, type }) => isWish(role) && OF_OCCASIONS.includes(type))
    .flatMap(({ quote, start }) =>
      NAMES_BY_WORDS.filter(({ said }) => said.test(quote)).map((name) => ({ name, start, isPlain: false })),
    );

const OF_OCCASIONS: readonly SpanType[] = ["occasion", "party", "meal", "time"];

/** Where the wish says it; last what it doesn't say in words of its own. */
const startOf = ({ label }: Constraint, { readings = [] }: AcceptedIdea): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...readings.flatMap((reading) => (reading.label === label ? [reading.start] : [])));

const isPlain = ({ values }: Constraint): boolean => values.some((value) => PLAIN.includes(value));

function nameOf(constraint: Constraint): OccasionName | null {
  const { field, values } = constraint;
  if (isForOneGuest(constraint)) return OCCASION_NAMES[`for-one-guest:${values[0]}`] ?? null;
  return OCCASION_NAMES[field === "price" ? `price:${budgetOf(values)}` : `${field}:${values[0]}`] ?? null;
}

function budgetOf(values: readonly string[]): string {
  const levels = values.map(Number);
  if (Math.max(...levels) <= 2) return "low";
  return Math.min(...levels) >= 3 ? "high" : "any";
}

function subtitlesFor({ phrases }: OccasionName, story: GuideBrief, seed: string): string[] {
  const { phrase: where, words } = whereOf(story);
  const [first = ""] = phrases;
  const phrase = seededPick([first, ...phrases], `${seed}:occasion-name`);
  const count = numberWord(story.picks.length);
  const located = [
    `for ${phrase} ${where}`,
    `${count} tables ${where} for ${phrase}`,
    ...(words.length > 0
      ? [
          `where to go ${where} for ${phrase}`,
          `good ideas ${where} for ${phrase}`,
          `the plan for ${phrase} ${where}`,
          `${count} places ${where} for ${phrase}`,
        ]
      : []),
  ];
  return [
    ...located,
    ...phrases.map((each) => `for ${each}`),
    `where to go for ${phrase}`,
    `${count} places for ${phrase}`,
    `good ideas for ${phrase}`,
    `a short list for ${phrase}`,
    `the plan for ${phrase}`,
    `with ${first} in mind`,
    `chosen for ${phrase}`,
  ];
}
