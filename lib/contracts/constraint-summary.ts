import type { ConstraintVerdict } from "./constraint";
import type { GuideReading } from "./guide";
import { isReadingDietary, isUnclear, type ReadingSummary, summarizeReadings } from "./reading-summary";

/** How a guide as a whole meets one constraint of its prompt, or what became of spans without a verdict. */
export type ConstraintSummary = {
  label: string;
  outcome: "met" | "partly met" | "mostly not met" | "not met" | "not known" | "not understood";
  /** As a sentence's end: "4 of 6 places", "not known: ask the kitchen". */
  detail: string;
  /** Whose wish or refusal it is, as it was typed, where the detail doesn't say. */
  person?: string | undefined;
  /** The spans of the prompt that it tells of; none in guides older than readings. */
  readings: readonly GuideReading[];
};

type Verdicts = readonly ConstraintVerdict[];
/** What a summary is made from: a guide. */
type Summarized = { entries: readonly { verdicts: Verdicts }[]; readings: readonly GuideReading[] };

/**
 * A line for each constraint, and for what has no verdict; those that need a reader's care come first, and what no source
 * tells last.
 */
export function summarizeConstraints(guide: Summarized): ConstraintSummary[] {
  return [
    ...dietaryWarnings(guide),
    ...judgedLines(guide)
      .filter(({ needsCare }) => !needsCare)
      .map(({ line }) => line),
    ...unjudgedLines(guide).filter((line) => !isDietary(line)),
  ];
}

/** What somebody may eat or not, where some place isn't known to meet it, or where it wasn't understood. */
export function dietaryWarnings(guide: Summarized): ConstraintSummary[] {
  const judged = judgedLines(guide).filter(({ needsCare }) => needsCare);
  return [...judged.map(({ line }) => line), ...unjudgedLines(guide).filter(isDietary)];
}

/** What an email tells before its first place: what somebody must ask about, and what no source tells. */
export const emailedSummaries = (guide: Summarized): ConstraintSummary[] => [
  ...dietaryWarnings(guide),
  ...unjudgedLines(guide).filter((line) => line.outcome === "not known" && !isDietary(line)),
];

const isDietary = ({ readings }: ReadingSummary): boolean => readings.some(isReadingDietary);

const groupByConstraint = ({ entries }: Summarized): Verdicts[] => [
  ...Map.groupBy(
    entries.flatMap(({ verdicts }) => verdicts),
    ({ label }) => label,
  ).values(),
];

const unjudgedLines = (guide: Summarized): ReadingSummary[] =>
  summarizeReadings(
    guide.readings,
    groupByConstraint(guide).map((verdicts) => {
      const label = verdicts[0]?.label ?? "";
      const judged = guide.readings.filter((each) => each.label === label && each.outcome === "judged");
      return { label, readings: [...readingsOf(label, guide), ...judged] };
    }),
  );

const isAboutEating = (verdicts: Verdicts): boolean => verdicts.some(({ isDietary }) => isDietary);

type JudgedLine = { line: ConstraintSummary; needsCare: boolean };

const judgedLines = (guide: Summarized): JudgedLine[] =>
  groupByConstraint(guide).map((verdicts) => {
    const label = verdicts[0]?.label ?? "";
    const readings = readingsOf(label, guide);
    const unsure = readings.find(isUnclear);
    const quote = unsure?.quote ?? null;
    const isOfEating = isAboutEating(verdicts) || (unsure !== undefined && isReadingDietary(unsure));
    const isKnown = verdicts.every(({ verdict }) => verdict === "met") && quote === null;
    const counted = { label, ...tally(verdicts), person: readings[0]?.person, readings };
    return {
      line:
        quote === null
          ? counted
          : { ...counted, outcome: "not understood", detail: unclear(counted.detail, quote, isOfEating) },
      needsCare: isOfEating && !isKnown,
    };
  });

/** The span that a constraint was read from. What wasn't understood, and is kept out to be safe, has a verdict too. */
function readingsOf(label: string, { readings }: Summarized): GuideReading[] {
  const ofLabel = readings.filter((each) => each.label === label);
  const main = ofLabel.find(({ outcome }) => outcome === "judged") ?? ofLabel[0];
  return main ? [main] : [];
}

const unclear = (detail: string, quote: string, isOfEating: boolean): string => {
  const told = `${detail}; we weren't sure about “${quote}”, so we treated it as to be avoided`;
  return isOfEating && !detail.endsWith(ASK_KITCHEN) ? told + ASK_KITCHEN : told;
};

const ASK_KITCHEN = ": ask the kitchen";

function tally(verdicts: Verdicts): Pick<ConstraintSummary, "outcome" | "detail"> {
  const count = (verdict: ConstraintVerdict["verdict"]) => verdicts.filter((each) => each.verdict === verdict).length;
  const [met, unmet, unknown] = [count("met"), count("unmet"), count("unknown")];
  const askKitchen = isAboutEating(verdicts) ? ASK_KITCHEN : "";
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
