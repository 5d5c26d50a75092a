import type { PromptReading } from "@/lib/contracts/reading";
import { overlap } from "../mentions/locate-mentions";
import { linesRefused } from "../words/lines";
import { readingLabel } from "./join-readings";

/** The readings, and one for each line that nobody wants to stand in, unless its author has said what was meant. */
export function withLineReadings(readings: readonly PromptReading[], prompt: string): PromptReading[] {
  const isTold = (line: { start: number; end: number }) =>
    readings.some(({ start, quote }) => overlap(line, { start, end: start + quote.length }));
  const lines = linesRefused(prompt).filter(({ start, quote }) => !isTold({ start, end: start + quote.length }));
  const told = lines.map(
    ({ quote, start }): PromptReading => ({
      quote,
      start,
      role: "avoid",
      type: "feature",
      outcome: "not judged",
      label: readingLabel(quote),
    }),
  );
  return [...readings, ...told].toSorted((a, b) => a.start - b.start);
}
