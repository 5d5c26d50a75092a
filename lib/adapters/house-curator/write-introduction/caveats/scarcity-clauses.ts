import type { Constraint } from "@/lib/contracts/stages";
import { joinList } from "../../grammar/words";
import { seededPick } from "../../seeded-random";
import type { Highlight } from "../highlights";
import { needNoun } from "../need-noun";
import { isOrAre, type JudgedNeed, namesOf, needVerdicts, nobodyOf } from "./need-verdicts";
import { placeClause } from "./place-clause";

export const isPlace = ({ field, isNegated }: Constraint): boolean =>
  (field === "area" || field === "landmark") && !isNegated;

/** What the facts decide, and what a place may have although nobody says so. */
export function sortNeeds(
  needs: readonly Constraint[],
  highlights: readonly Highlight[],
): { facts: JudgedNeed[]; open: JudgedNeed[] } {
  const judged = needs.map((need) => ({ need, ...needVerdicts(need, highlights) }));
  const isFact = ({ need, yes, open }: JudgedNeed) =>
    isPlace(need) || need.field === "price" || yes.length * 2 >= highlights.length || yes.length + open.length === 0;
  return { facts: judged.filter(isFact), open: judged.filter((each) => !isFact(each)) };
}

/** Where the picks lie, what they charge, what none of them has, and who lacks what most of them have. */
export function factClauses(facts: readonly JudgedNeed[], highlights: readonly Highlight[], seed: string): string[] {
  const inPlaces = facts.filter(({ need }) => isPlace(need));
  const prices = facts.filter(({ need }) => need.field === "price");
  const rest = facts.filter(({ need }) => !isPlace(need) && need.field !== "price");
  const lacked = rest.filter(({ yes, open }) => yes.length + open.length === 0);
  const missing = rest.filter((each) => !lacked.includes(each));
  return [
    ...groupAlike(inPlaces).map((group) => placeClause(group, highlights, seed)),
    ...new Set(prices.map((price) => budgetClause(price, highlights))),
    ...(lacked.length > 0 ? [lackClause(lacked, highlights)] : []),
    ...groupAlike(missing).map((group) => missingClause(group, seed)),
  ];
}

/** "Nopalito is in NoPa" and "Nopalito does not keep to the budget asked for" become one clause; so do two of "none of these". */
export function withOneSubject(clauses: string[], highlights: readonly Highlight[], isNamedBefore: boolean): string[] {
  const [only, second] = highlights;
  if (!only) return clauses;
  const named = second
    ? clauses
    : clauses.map((clause, index) => (index > 0 || isNamedBefore ? clause.replace(only.name, "it") : clause));
  const subjects = second ? [nobodyOf(highlights)] : ["it", only.name];
  const told: string[] = [];
  for (const clause of named) {
    const before = told.at(-1);
    const subject = subjects.find((each) => clause.startsWith(`${each} `));
    const isSame = before !== undefined && subjects.some((each) => before.startsWith(`${each} `));
    if (!subject || !isSame || /[,;:]/.test(before)) told.push(clause);
    else told.splice(-1, 1, `${before} ${second ? "or" : "and"} ${clause.slice(subject.length + 1)}`);
  }
  return told;
}

/** Nouns that no pick is known for, and those that few are, with the few. */
export const knownNouns = (open: readonly JudgedNeed[]) => ({
  none: open.filter(({ yes }) => yes.length === 0).map(({ need }) => needNoun(need)),
  some: [
    ...Map.groupBy(
      open.filter(({ yes }) => yes.length > 0),
      ({ yes }) => namesOf(yes),
    ).values(),
  ].map((group) => ({
    nouns: group.map(({ need }) => needNoun(need)),
    yes: group[0]?.yes ?? [],
  })),
});

/** Needs that the same picks meet and lack share a clause. */
const groupAlike = (judged: readonly JudgedNeed[]): JudgedNeed[][] => [
  ...Map.groupBy(judged, ({ yes, open }) => `${namesOf(yes)}|${namesOf(open)}`).values(),
];

function budgetClause({ yes, no, open }: JudgedNeed, highlights: readonly Highlight[]): string {
  const [only, second] = highlights;
  if (only && !second)
    return `${only.name} ${open.length > 0 ? "is not known to keep" : "does not keep"} to the budget asked for`;
  const [one, many] = open.length > 0 ? ["is known to keep", "are known to keep"] : ["keeps", "keep"];
  if (yes.length === 0) return `${nobodyOf(highlights)} ${one} to the budget asked for`;
  if (yes.length * 2 < highlights.length)
    return `only ${namesOf(yes)} ${yes.length === 1 ? one : many} to the budget asked for`;
  if (open.length > 0)
    return `${namesOf([...no, ...open])} ${isOrAre([...no, ...open])} not known to keep to the budget asked for`;
  return `${namesOf(no)} ${no.length === 1 ? "does" : "do"} not keep to the budget asked for`;
}

function lackClause(lacked: readonly JudgedNeed[], highlights: readonly Highlight[]): string {
  const what = joinList(
    lacked.map(({ need }) => needNoun(need)),
    "or",
  );
  const [only, second] = highlights;
  return only && !second ? `${only.name} does not offer ${what}` : `${nobodyOf(highlights)} offers ${what}`;
}

function missingClause(group: readonly JudgedNeed[], seed: string): string {
  const others = [...(group[0]?.no ?? []), ...(group[0]?.open ?? [])];
  const nouns = joinList(
    group.map(({ need }) => needNoun(need)),
    "or",
  );
  return seededPick(
    [
      `${namesOf(others)} ${isOrAre(others)} not known for ${nouns}`,
      `for ${nouns} we can't vouch for ${namesOf(others)}`,
      `we don't know ${namesOf(others)} for ${nouns}`,
      `all but ${namesOf(others)} are known for ${nouns}`,
    ],
    `${seed}:missing`,
  );
}
