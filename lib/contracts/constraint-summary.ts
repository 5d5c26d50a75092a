import type { ConstraintVerdict } from "./constraint";

/** How a guide as a whole meets one constraint of its prompt. */
export type ConstraintSummary = {
  label: string;
  outcome: "met" | "partly met" | "mostly not met" | "not met" | "not known";
  /** As a sentence's end: "4 of 6 places", "not known: ask the kitchen". */
  detail: string;
};

/** One summary for each constraint, those that need a reader's care first. */
export function summarizeVerdicts(entries: readonly { verdicts: readonly ConstraintVerdict[] }[]): ConstraintSummary[] {
  const labels = [...new Set(entries.flatMap(({ verdicts }) => verdicts.map(({ label }) => label)))];
  const summaries = labels.map((label) => {
    const ofLabel = entries.flatMap(({ verdicts }) => verdicts.filter((each) => each.label === label));
    return { ...summarize(label, ofLabel), isDietary: ofLabel.some(({ isDietary }) => isDietary) };
  });
  const needsCare = ({ outcome, isDietary }: (typeof summaries)[number]) => isDietary && outcome !== "met";
  return [...summaries.filter(needsCare), ...summaries.filter((each) => !needsCare(each))].map(
    ({ label, outcome, detail }) => ({ label, outcome, detail }),
  );
}

/** The constraints on what somebody may eat that some place isn't known to meet. */
export const dietaryWarnings = (entries: readonly { verdicts: readonly ConstraintVerdict[] }[]): ConstraintSummary[] =>
  summarizeVerdicts(
    entries.map(({ verdicts }) => ({ verdicts: verdicts.filter(({ isDietary }) => isDietary) })),
  ).filter(({ outcome }) => outcome !== "met");

function summarize(label: string, verdicts: readonly ConstraintVerdict[]): ConstraintSummary {
  const count = (verdict: ConstraintVerdict["verdict"]) => verdicts.filter((each) => each.verdict === verdict).length;
  const [met, unmet, unknown] = [count("met"), count("unmet"), count("unknown")];
  const isDietary = verdicts.some((each) => each.isDietary);
  const askKitchen = isDietary ? ": ask the kitchen" : "";
  const all = verdicts.length;
  if (met === all) return { label, outcome: "met", detail: all === 1 ? "met" : `all ${all} places` };
  if (met > 0) {
    const rest = unknown > 0 ? `, not known of ${unknown}${askKitchen}` : askKitchen;
    return {
      label,
      outcome: met * 2 < all ? "mostly not met" : "partly met",
      detail: `${met} of ${all} places${rest}`,
    };
  }
  if (unmet === all) return { label, outcome: "not met", detail: "not met" };
  const but = unmet > 0 ? `, and not met by ${unmet}` : "";
  return { label, outcome: "not known", detail: `not known${but}${askKitchen}` };
}
