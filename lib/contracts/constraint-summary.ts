import { inQuotes } from "@/lib/core/in-quotes";
import type { ConstraintVerdict, EntryVerdict } from "./constraint";
import type { GuideReading } from "./guide";
import {
  ASK_KITCHEN,
  inWords,
  isBooking,
  isReadingDietary,
  isUnclear,
  type ReadingSummary,
  summarizeReadings,
} from "./reading-summary";

/** How a guide as a whole meets one constraint of its prompt, or what became of spans without a verdict. */
export type ConstraintSummary = {
  label: string;
  outcome: "met" | "partly met" | "mostly not met" | "not met" | "not known" | "not understood";
  /** What follows the label, without its last period: "4 of 6 places fit. We don't know about the other 2". */
  detail: string;
  /** Whose wish or refusal it is, as it was typed, where the detail doesn't say. */
  person?: string | undefined;
  /** The spans of the prompt that it tells of; none in guides older than readings. */
  readings: readonly GuideReading[];
};

type Verdict = ConstraintVerdict & Pick<EntryVerdict, "untold">;
type JudgedPlace = Verdict & { place: string };
type Verdicts = readonly JudgedPlace[];
/** What a summary is made from: a guide. */
type Summarized = {
  entries: readonly { restaurant: { name: string; phoneNumber?: string | null }; verdicts: readonly Verdict[] }[];
  readings: readonly GuideReading[];
  /** The week's for all readers: whoever reads it asked for no table, and for no hour of the theme. */
  isEmailGuide?: boolean;
};

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

/** What an email tells before its first place: what somebody must ask about, and what no source tells of any place. */
export const emailedSummaries = (guide: Summarized): ConstraintSummary[] => [
  ...dietaryWarnings(guide),
  ...judgedLines(guide)
    .filter(({ line: { label } }) => isUntold(label, guide))
    .map(({ line }) => line),
  ...unjudgedLines(guide).filter((line) => line.outcome === "not known" && !isDietary(line)),
];

/** What the entries don't say, since it would be the same of each. */
const isUntold = (label: string, { entries }: Summarized): boolean =>
  entries.some(({ verdicts }) => verdicts.some((each) => each.label === label && each.untold === "everywhere"));

const isDietary = ({ readings }: ReadingSummary): boolean => readings.some(isReadingDietary);

const groupByConstraint = ({ entries }: Summarized): Verdicts[] => [
  ...Map.groupBy(
    entries.flatMap(({ restaurant, verdicts }) => verdicts.map((verdict) => ({ ...verdict, place: restaurant.name }))),
    ({ label }) => label,
  ).values(),
];

const unjudgedLines = (guide: Summarized): ReadingSummary[] =>
  summarizeReadings(
    guide.isEmailGuide ? guide.readings.filter((reading) => !isBooking(reading)) : guide.readings,
    groupByConstraint(guide).map((verdicts) => {
      const label = verdicts[0]?.label ?? "";
      const judged = guide.readings.filter((each) => each.label === label && each.outcome === "judged");
      return { label, readings: [...readingsOf(label, guide), ...judged] };
    }),
    canCallMost(guide),
  );

/** Where a telephone isn't told of, it may have one all the same. */
const canCallMost = ({ entries }: Summarized): boolean =>
  entries.filter(({ restaurant }) => restaurant.phoneNumber !== null).length * 2 >= entries.length;

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
  const judged = ofLabel.filter(({ outcome }) => outcome === "judged");
  const [main = ofLabel[0]] = judged;
  if (!main) return [];
  // "Italian or French" was read from two words.
  const others = judged.filter(
    ({ quote, type }, at) =>
      quote !== null &&
      type === main.type &&
      main.quote !== null &&
      judged.findIndex((each) => each.quote?.toLowerCase() === quote.toLowerCase()) === at,
  );
  return [main, ...others.filter((each) => each !== main)];
}

const unclear = (detail: string, quote: string, isOfEating: boolean): string => {
  const told = `${detail}. We weren't sure about ${inQuotes(quote)}, so we took it as something to avoid`;
  return isOfEating && !detail.endsWith(ASK_KITCHEN) ? told + ASK_KITCHEN : told;
};

function tally(verdicts: Verdicts): Pick<ConstraintSummary, "outcome" | "detail"> {
  const placesOf = (verdict: ConstraintVerdict["verdict"]) =>
    verdicts.filter((each) => each.verdict === verdict).map(({ place }) => place);
  const [met, unmet, unknown] = [placesOf("met").length, placesOf("unmet"), placesOf("unknown")];
  const all = verdicts.length;
  if (met === all) return { outcome: "met", detail: ofAll(all, "it fits", "both places fit", `all ${all} places fit`) };
  const isOfEating = isAboutEating(verdicts);
  return {
    outcome: outcomeOf(met, unmet.length, unknown.length),
    detail:
      [...countFits(met, unmet, all), ...countUnknown(unknown, all, isOfEating)].join(". ") +
      (isOfEating && unmet.length < all ? ASK_KITCHEN : ""),
  };
}

/** What is said of all places, by how many there are. */
const ofAll = (all: number, one: string, two: string, many: string): string =>
  all === 1 ? one : all === 2 ? two : many;

function outcomeOf(met: number, unmet: number, unknown: number): ConstraintSummary["outcome"] {
  if (met > 0) return met < unmet + unknown && unmet >= unknown ? "mostly not met" : "partly met";
  return unknown > 0 ? "not known" : "not met";
}

/** "2 of 7 places fit. 3 don't: A, B, and C", "3 of 7 places don't fit: A, B, and C". */
function countFits(met: number, unmet: readonly string[], all: number): string[] {
  const misses = unmet.length;
  if (misses === all) return [ofAll(all, "it doesn't fit", "neither place fits", `none of the ${all} places fits`)];
  if (met === 0) {
    return misses === 0
      ? []
      : [`${misses} of ${all} places ${misses === 1 ? "doesn't" : "don't"} fit: ${inWords.format(unmet)}`];
  }
  const fits = `${met} of ${all} places ${met === 1 ? "fits" : "fit"}`;
  return misses === 0 ? [fits] : [fits, `${misses} ${misses === 1 ? "doesn't" : "don't"}: ${inWords.format(unmet)}`];
}

/** Of what somebody may eat each place is named: there the kitchen must be asked. */
function countUnknown(unknown: readonly string[], all: number, isOfEating: boolean): string[] {
  const [only] = unknown;
  if (only === undefined) return [];
  if (unknown.length === all) {
    const [two, many] = ["we don't know about either place", `we don't know about any of the ${all} places`];
    return [ofAll(all, "we don't know", two, many)];
  }
  if (isOfEating) return [`We don't know about ${inWords.format(unknown)}`];
  return [`We don't know about ${unknown.length === 1 ? only : `the other ${unknown.length}`}`];
}
