import type { ConstraintVerdict, EntryVerdict } from "@/lib/contracts/constraint";
import type { GuideEntry } from "@/lib/contracts/guide";
import { describeFacts, isSilence } from "./constraints/describe-facts";

export const viewVerdict = ({ facts = [], ...verdict }: ConstraintVerdict): EntryVerdict =>
  facts.length === 0
    ? verdict
    : {
        ...verdict,
        fact: describeFacts(facts),
        ...(verdict.verdict === "unknown" &&
          !verdict.isDietary &&
          facts.every(isSilence) && { untold: "here" as const }),
      };

/** What no entry's sources tell is untold everywhere: the guide says it once. */
export function withUntoldEverywhere<Entry extends Pick<GuideEntry, "verdicts">>(entries: Entry[]): Entry[] {
  if (entries.length < 2) return entries;
  const isUntold = (label: string) =>
    entries.every(({ verdicts }) => verdicts.some((each) => each.label === label && each.untold === "here"));
  return entries.map((entry) => ({
    ...entry,
    verdicts: entry.verdicts.map((each) => (isUntold(each.label) ? { ...each, untold: "everywhere" as const } : each)),
  }));
}
