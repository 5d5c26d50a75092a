import { type EntryVerdict, verdictText } from "./constraint";

export type VerdictLine = { label: string; told: string; verdict: EntryVerdict["verdict"] };

/**
 * The verdicts on a place with what they rest on, "quiet": "its room is described as “hushed”", and each such ground once.
 * All of which no source tells is one line, the last, and another one where the kitchen must be asked; what none tells of
 * any place of a guide, the guide says.
 */
export function verdictLines(verdicts: readonly EntryVerdict[]): VerdictLine[] {
  const untold = verdicts.filter((each) => each.untold === "here" && !each.isDietary);
  const toAsk = verdicts.filter((each) => each.untold === "here" && each.isDietary);
  const isOne = toAsk.length === 1;
  const told = verdicts.filter((each) => each.untold === undefined || (isOne && toAsk.includes(each)));
  return [
    ...[...Map.groupBy(told, groundOf).values()].flatMap((same) => lineOf(same)),
    ...(isOne ? [] : unknownLine(namesOf(toAsk), "we don't know, none of our sources says")),
    ...unknownLine(untold.length > 0 ? "Our sources don't say" : "", namesOf(untold)),
  ];
}

/** Only a ground that is told can be the same. */
const groundOf = (each: EntryVerdict): string =>
  each.fact === undefined ? each.label : `${each.verdict}: ${each.fact}`;

const lineOf = (same: readonly EntryVerdict[]): VerdictLine[] =>
  same.slice(0, 1).map((each) => ({ label: namesOf(same), told: verdictText(each), verdict: each.verdict }));

const namesOf = (verdicts: readonly EntryVerdict[]): string => verdicts.map(({ label }) => label).join(", ");

const unknownLine = (label: string, told: string): VerdictLine[] =>
  label === "" ? [] : [{ label, told, verdict: "unknown" }];
