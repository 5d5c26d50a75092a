import type { PromptReading } from "@/lib/contracts/reading";
import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import { overlap, type Range } from "../mentions/locate-mentions";

/** A prompt as it was read before its words were changed, or after, and where the changed words stand in it. */
type Version = { idea: AcceptedIdea; ranges: readonly Range[] };
type Kept = Pick<AcceptedIdea, "constraints"> & { readings: PromptReading[] };

/**
 * What a corrected prompt asks for: of the words that were changed, what they say now, and of all others, what they said
 * before. What is newly refused stays, so that nothing that makes ill is lost, and so do sums, which the party shares.
 */
export function keepReadings(before: Version, after: Version): Kept {
  const toAfter = shiftBetween(before.ranges, after.ranges);
  const readingsBefore = (before.idea.readings ?? []).map((reading) => ({ ...reading, start: toAfter(reading.start) }));
  const isChanged = (reading: PromptReading, ranges: readonly Range[]) =>
    ranges.some((range) => overlap(rangeOf(reading), range));
  const changed = readingsBefore.filter((_, i) =>
    isChanged((before.idea.readings ?? [])[i] as PromptReading, before.ranges),
  );
  const kept = readingsBefore.filter((reading) => !changed.includes(reading));
  const isNew = (reading: PromptReading) =>
    isChanged(reading, after.ranges) || changed.some((other) => overlap(rangeOf(other), rangeOf(reading)));
  const readingsAfter = after.idea.readings ?? [];
  const refused = after.idea.constraints.filter(({ isNegated, isDanger = false }) => isNegated || isDanger);
  const constraintsKept = before.idea.constraints.filter(
    (constraint) =>
      constraint.field !== "price" &&
      isToldBy(constraint, kept) &&
      !refused.some((other) => contradicts(other, constraint)),
  );
  const isKept = ({ label }: Constraint) => constraintsKept.some((constraint) => constraint.label === label);
  const constraintsNew = after.idea.constraints.filter(
    (constraint) =>
      !isKept(constraint) &&
      (constraint.field === "price" ||
        refused.includes(constraint) ||
        !isToldBy(constraint, readingsAfter) ||
        isToldBy(constraint, readingsAfter.filter(isNew))),
  );
  const constraints = [...constraintsKept, ...constraintsNew];
  const isRight = ({ outcome, label }: PromptReading) =>
    outcome !== "judged" || constraints.some((constraint) => constraint.label === label);
  const rightBefore = kept.filter(isRight);
  const others = readingsAfter.filter(
    (reading) =>
      isNew(reading) ||
      (isRight(reading) &&
        !rightBefore.some((other) => overlap(rangeOf(other), rangeOf(reading))) &&
        reading.outcome === "judged"),
  );
  return { constraints, readings: [...rightBefore, ...others].sort((a, b) => a.start - b.start) };
}

const rangeOf = ({ start, quote }: PromptReading): Range => ({ start, end: start + quote.length });

const isToldBy = ({ label }: Constraint, readings: readonly PromptReading[]): boolean =>
  readings.some((reading) => reading.outcome === "judged" && reading.label === label);

/** What was wanted before, and is refused now; or what is dangerous now, and was only refused. */
const contradicts = (now: Constraint, before: Constraint): boolean =>
  now.field === before.field &&
  (now.isNegated !== before.isNegated || (now.isDanger ?? false) !== (before.isDanger ?? false)) &&
  now.values.some((value) => before.values.includes(value));

/** Where a position of the prompt stands once its words are changed. */
const shiftBetween =
  (before: readonly Range[], after: readonly Range[]) =>
  (position: number): number =>
    before.reduce((shifted, range, i) => {
      const changed = after[i];
      return changed && range.start < position ? shifted + lengthOf(changed) - lengthOf(range) : shifted;
    }, position);

const lengthOf = ({ start, end }: Range): number => end - start;
