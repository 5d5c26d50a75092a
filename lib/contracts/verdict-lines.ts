import { type EntryVerdict, verdictText } from "./constraint";

export type VerdictLine = { label: string; told: string; verdict: EntryVerdict["verdict"] };

/**
 * A line for each verdict on a place with what it rests on: "quiet", "its room is described as “hushed”". All that no source
 * tells of it is one line, the last; what none tells of any place of a guide, the guide says once.
 */
export function verdictLines(verdicts: readonly EntryVerdict[]): VerdictLine[] {
  const untold = verdicts.filter(({ untold: of }) => of === "here").map(({ label }) => label);
  return [
    ...verdicts
      .filter((each) => each.untold === undefined)
      .map((each): VerdictLine => ({ label: each.label, told: verdictText(each), verdict: each.verdict })),
    ...(untold.length > 0
      ? [{ label: "Our sources don't say", told: untold.join(", "), verdict: "unknown" as const }]
      : []),
  ];
}
