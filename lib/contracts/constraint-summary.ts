import type { ConstraintVerdict } from "./constraint";
import type { GuideReading } from "./guide";
import { isReadingDietary, type ReadingSummary, summarizeReadings } from "./reading-summary";

/** How a guide as a whole meets one constraint of its prompt, or what became of a span without a verdict. */
export type ConstraintSummary = {
  label: string;
  outcome: "met" | "partly met" | "mostly not met" | "not met" | "not known" | "not understood";
  /** As a sentence's end: "4 of 6 places", "not known: ask the kitchen". */
  detail: string;
  /** The span of the prompt that it was read from; absent from guides older than readings. */
  reading?: GuideReading | undefined;
};

type Verdicts = readonly ConstraintVerdict[];
/** What a summary is made from: a guide. */
type Summarized = { entries: readonly { verdicts: Verdicts }[]; readings: readonly GuideReading[] };

/** A line for each constraint, and for each span without a verdict; those that need a reader's care come first. */
export function summarizeConstraints(guide: Summarized): ConstraintSummary[] {
  const judged = groupByConstraint(guide);
  const unjudged = unjudgedReadings(guide);
  return [
    ...dietaryWarnings(guide),
    ...judged.filter((verdicts) => !needsCare(verdicts)).map((verdicts) => summarize(verdicts, guide)),
    ...unjudged.filter(({ reading }) => !isReadingDietary(reading)),
  ];
}

/** What somebody may eat or not, where some place isn't known to meet it, or where it wasn't understood. */
export function dietaryWarnings(guide: Summarized): ConstraintSummary[] {
  const judged = groupByConstraint(guide).filter(needsCare);
  const unjudged = unjudgedReadings(guide).filter(({ reading }) => isReadingDietary(reading));
  return [...judged.map((verdicts) => summarize(verdicts, guide)), ...unjudged];
}

const groupByConstraint = ({ entries }: Summarized): Verdicts[] => [
  ...Map.groupBy(
    entries.flatMap(({ verdicts }) => verdicts),
    ({ label }) => label,
  ).values(),
];

const unjudgedReadings = (guide: Summarized): ReadingSummary[] =>
  summarizeReadings(
    guide.readings,
    groupByConstraint(guide).map((verdicts) => verdicts[0]?.label ?? ""),
  );

const isAboutEating = (verdicts: Verdicts): boolean => verdicts.some(({ isDietary }) => isDietary);
const needsCare = (verdicts: Verdicts): boolean =>
  isAboutEating(verdicts) && verdicts.some(({ verdict }) => verdict !== "met");

function summarize(verdicts: Verdicts, { readings }: Summarized): ConstraintSummary {
  const label = verdicts[0]?.label ?? "";
  const ofLabel = readings.filter((each) => each.label === label);
  // What wasn't understood, and is kept out to be safe, has a verdict too.
  const reading = ofLabel.find(({ outcome }) => outcome === "judged") ?? ofLabel[0];
  return { label, ...tally(verdicts), reading };
}

function tally(verdicts: Verdicts): Pick<ConstraintSummary, "outcome" | "detail"> {
  const count = (verdict: ConstraintVerdict["verdict"]) => verdicts.filter((each) => each.verdict === verdict).length;
  const [met, unmet, unknown] = [count("met"), count("unmet"), count("unknown")];
  const askKitchen = isAboutEating(verdicts) ? ": ask the kitchen" : "";
  const all = verdicts.length;
  if (met === all) return { outcome: "met", detail: all === 1 ? "met" : `all ${all} places` };
  if (met > 0) {
    const rest = unknown > 0 ? `, not known of ${unknown}${askKitchen}` : askKitchen;
    return {
      outcome: met * 2 < all && unmet >= unknown ? "mostly not met" : "partly met",
      detail: `${met} of ${all} places${rest}`,
    };
  }
  if (unmet === all) return { outcome: "not met", detail: "not met" };
  const but = unmet > 0 ? `, and not met by ${unmet}` : "";
  return { outcome: "not known", detail: `not known${but}${askKitchen}` };
}
