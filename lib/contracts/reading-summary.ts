import type { GuideReading } from "./guide";
import { isAgainst } from "./reading";

/** A span of the prompt that no verdict covers, as a line of a guide's summary. */
export type ReadingSummary = {
  label: string;
  outcome: "not known" | "not understood";
  detail: string;
  reading: GuideReading;
};

/** One line for each reading that was not judged, or not understood. `judged`: the labels with verdicts. */
export function summarizeReadings(readings: readonly GuideReading[], judged: readonly string[]): ReadingSummary[] {
  const told = new Set(judged.map((label) => label.toLowerCase()));
  return readings.flatMap((reading) => {
    const line = summarizeReading(reading);
    if (line === null || told.has(line.label.toLowerCase())) return [];
    told.add(line.label.toLowerCase());
    return [line];
  });
}

/** Whether it is about what somebody may eat, so that the kitchen must be asked. */
export const isReadingDietary = ({ role, type }: Pick<GuideReading, "role" | "type">): boolean =>
  role === "danger" || type === "diet" || type === "allergen";

function summarizeReading(reading: GuideReading): ReadingSummary | null {
  const { outcome, role, label, quote } = reading;
  const askKitchen = isReadingDietary(reading) ? ": ask the kitchen" : "";
  if (outcome === "not judged" && label !== null) {
    return { label, outcome: "not known", detail: `not known, no source tells${askKitchen}`, reading };
  }
  if (outcome !== "not understood") return null;
  return {
    label: quote === null ? unquoted(reading) : `We weren't sure about “${quote}”`,
    outcome: "not understood",
    detail: `${isAgainst(role) ? "treated as to be avoided" : "not taken into account"}${askKitchen}`,
    reading,
  };
}

/** For those who may not read the prompt. */
const unquoted = (reading: GuideReading): string =>
  isReadingDietary(reading)
    ? "We weren't sure what somebody must not eat"
    : "We weren't sure about a part of what was asked";
