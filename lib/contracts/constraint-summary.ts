import type { ConstraintVerdict } from "./constraint";

/** How a guide as a whole meets one constraint of its prompt. */
export type ConstraintSummary = {
  label: string;
  outcome: "met" | "partly met" | "mostly not met" | "not met" | "not known";
  /** As a sentence's end: "4 of 6 places", "not known: ask the kitchen". */
  detail: string;
};

type Verdicts = readonly ConstraintVerdict[];
type Entries = readonly { verdicts: Verdicts }[];

/** One summary for each constraint, those that need a reader's care first. */
export function summarizeVerdicts(entries: Entries): ConstraintSummary[] {
  const all = groupByConstraint(entries);
  return [...all.filter(needsCare), ...all.filter((each) => !needsCare(each))].map(summarize);
}

/** The constraints on what somebody may eat that some place isn't known to meet. */
export const dietaryWarnings = (entries: Entries): ConstraintSummary[] =>
  groupByConstraint(entries).filter(needsCare).map(summarize);

const groupByConstraint = (entries: Entries): Verdicts[] => [
  ...Map.groupBy(
    entries.flatMap(({ verdicts }) => verdicts),
    ({ label }) => label,
  ).values(),
];

const isAboutEating = (verdicts: Verdicts): boolean => verdicts.some(({ isDietary }) => isDietary);
const needsCare = (verdicts: Verdicts): boolean =>
  isAboutEating(verdicts) && verdicts.some(({ verdict }) => verdict !== "met");

function summarize(verdicts: Verdicts): ConstraintSummary {
  const label = verdicts[0]?.label ?? "";
  const count = (verdict: ConstraintVerdict["verdict"]) => verdicts.filter((each) => each.verdict === verdict).length;
  const [met, unmet, unknown] = [count("met"), count("unmet"), count("unknown")];
  const askKitchen = isAboutEating(verdicts) ? ": ask the kitchen" : "";
  const all = verdicts.length;
  if (met === all) return { label, outcome: "met", detail: all === 1 ? "met" : `all ${all} places` };
  if (met > 0) {
    const rest = unknown > 0 ? `, not known of ${unknown}${askKitchen}` : askKitchen;
    return {
      label,
      outcome: met * 2 < all && unmet >= unknown ? "mostly not met" : "partly met",
      detail: `${met} of ${all} places${rest}`,
    };
  }
  if (unmet === all) return { label, outcome: "not met", detail: "not met" };
  const but = unmet > 0 ? `, and not met by ${unmet}` : "";
  return { label, outcome: "not known", detail: `not known${but}${askKitchen}` };
}
