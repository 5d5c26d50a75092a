import { joinList } from "../../grammar/words";
import type { Highlight } from "../highlights";
import { joinClauses } from "./join-clauses";
import { isOrAre, namesOf, nobodyOf } from "./need-verdicts";

type KnownValues = {
  /** Nouns that no pick is known for. */
  none: readonly string[];
  /** Nouns that few are known for, with those few. */
  some: readonly { nouns: readonly string[]; yes: readonly Highlight[] }[];
  highlights: readonly Highlight[];
  /** How the only place is named here: its name, or "it" where another clause named it. */
  subject: string;
};
export type KnownTemplates = readonly ((values: KnownValues) => string | null)[];

/** "Birthdays or a door without steps": after a phrase, one takes the next noun for its end. */
const shortFirst = (nouns: readonly string[]): string[] =>
  nouns.toSorted((a, b) => Number(a.includes(" ")) - Number(b.includes(" ")));
const and = (nouns: readonly string[]): string => joinList(shortFirst(nouns), "and");
const or = (nouns: readonly string[]): string => joinList(shortFirst(nouns), "or");
/** What few or none of several picks are known for. */
export const KNOWN_TEMPLATES: KnownTemplates = [
  ({ none, some, highlights }) =>
    joinClauses([
      ...some.map(
        ({ nouns, yes }, index) =>
          `only ${namesOf(yes)}${index === 0 ? ` ${isOrAre(yes)} known` : ""} for ${and(nouns)}`,
      ),
      ...(none.length > 0 ? [`${nobodyOf(highlights)} ${some.length === 0 ? "is known for" : "for"} ${or(none)}`] : []),
    ]),
  ({ none, some, highlights }) =>
    joinClauses([
      ...(none.length > 0 ? [`for ${or(none)} we can vouch for ${nobodyOf(highlights)}`] : []),
      ...some.map(
        ({ nouns, yes }, index) =>
          `for ${and(nouns)} ${none.length + index > 0 ? "only" : "we know only"} ${namesOf(yes)}`,
      ),
    ]),
  ({ none, some }) =>
    [
      ...some.map(
        ({ nouns, yes }) =>
          `for ${and(nouns)}, ${namesOf(yes)} ${isOrAre(yes)} the ${yes.length === 1 ? "one" : "ones"} to try`,
      ),
      ...(none.length > 0 ? [`ask about ${or(none)} wherever you go`] : []),
    ].join("; "),
  // Of a food, it holds a "not", with which a sentence may name what the evidence of the others doesn't.
  ({ none, some: [one, ...more] }) =>
    one && more.length + none.length === 0
      ? `${namesOf(one.yes)} ${isOrAre(one.yes)} known for ${and(one.nouns)}, and nobody says so of the others`
      : null,
  ({ none, some, highlights }) =>
    some.length === 0 ? `ask before you go about ${and(none)}, which ${nobodyOf(highlights)} is known for` : null,
  ({ none, some }) => (some.length === 0 ? `ask about ${or(none)} before you go` : null),
  ({ none, some }) => (some.length === 0 ? `call ahead to ask about ${or(none)}` : null),
  ...namingOne(),
];

/**
 * With the name of any of the first picks: plain words stand in other guides of the city soon, and a sentence that
 * does is left out, however much it must be told.
 */
function namingOne(): KnownTemplates {
  return [0, 1, 2, 3].flatMap(
    (at): KnownTemplates => [
      ({ none, some, highlights }) =>
        some.length === 0 ? `nobody has told us of ${or(none)} at ${oneAndOthers(highlights, at)}` : null,
      ({ none, some, highlights }) =>
        some.length === 0 ? `we have read nothing of ${or(none)} at ${oneAndOthers(highlights, at)}` : null,
    ],
  );
}

/** "A or B", "A or the others" */
function oneAndOthers(highlights: readonly Highlight[], at: number): string {
  const [first, second, third] = [...highlights.slice(at), ...highlights.slice(0, at)];
  if (!first || !second) return first?.name ?? "";
  return `${first.name} or ${third ? "the others" : second.name}`;
}

/** The same, for a guide of a single place. */
export const SINGLE_KNOWN_TEMPLATES: KnownTemplates = [
  ({ none, subject }) => `${subject} is not known for ${or(none)}`,
  ({ none, subject }) => `for ${or(none)} we can't vouch for ${subject}`,
  ({ none, subject }) => `ask ${subject === "it" ? "there" : subject} about ${and(none)}, which we could not confirm`,
];

/** What a clause that asks for nothing ends on. */
export const ADVICE: readonly string[] = [", so ask first", "; ask before you count on it", ": ask when you book", ""];

/** Where all that is missing is in the author's own words, which no sentence repeats. */
export const UNCHECKED: readonly string[] = [
  "We could not check all that was asked for; what we could not is marked above.",
  "Part of what was asked for nobody has written about; it is marked above.",
  "What nobody has told us of this wish is marked above.",
  "Not all of this wish can be looked up; what can't is marked above.",
  "The parts of this wish that no source speaks of are marked above.",
];

/** Where more was asked for than one sentence holds. */
export const REST: readonly string[] = [
  "; the rest is marked above",
  "; what else is missing is marked above",
  "; whatever else is missing is marked above",
];
