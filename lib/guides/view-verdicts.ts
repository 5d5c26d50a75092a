import type { ConstraintVerdict, EntryVerdict } from "@/lib/contracts/constraint";
import type { GuideEntry } from "@/lib/contracts/guide";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { describeFacts, isSilence } from "./constraints/describe-facts";

export const viewVerdict = ({ facts = [], ...verdict }: ConstraintVerdict): EntryVerdict =>
  facts.length === 0
    ? verdict
    : {
        ...verdict,
        fact: describeFacts(facts, verdict.verdict === "met" ? verdict.label : ""),
        ...(verdict.verdict === "unknown" && isUntold(facts, verdict) && { untold: "here" as const }),
      };

/** Nothing is told of it; that a kitchen cooks for other diets, or that nothing rules a food out, tells nothing either. */
const isUntold = (
  facts: readonly VerdictFact[],
  { isDietary = false }: Pick<ConstraintVerdict, "isDietary">,
): boolean =>
  !facts.some(isOnSteps) &&
  facts.some((fact) => isSilence(fact) || fact.kind === "not ruled out") &&
  facts.every(
    (fact) =>
      isSilence(fact) ||
      (isDietary && (fact.kind === "not ruled out" || (fact.kind === "listed" && fact.list === "diets"))),
  );

/** Whether there are steps at the door is asked at each place. */
const isOnSteps = (fact: VerdictFact): boolean => fact.kind === "silent" && fact.values.includes("step-free");

/** What no entry's sources tell is untold everywhere: the guide says it once. */
export function withUntoldEverywhere<Entry extends Pick<GuideEntry, "verdicts">>(entries: Entry[]): Entry[] {
  if (entries.length < 2) return entries;
  const isNowhereTold = (label: string) =>
    entries.every(({ verdicts }) =>
      verdicts.some((each) => each.label === label && each.untold === "here" && !each.isDietary),
    );
  return entries.map((entry) => ({
    ...entry,
    verdicts: entry.verdicts.map((each) =>
      isNowhereTold(each.label) ? { ...each, untold: "everywhere" as const } : each,
    ),
  }));
}
