import type { SpanType } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap, type Range } from "../mentions/locate-mentions";
import { clockTimes } from "../words/clock-times";

/** What a time may well be a part of: "the 7pm dinner", "Seven Hills". */
const KEPT: readonly SpanType[] = ["meal", "occasion", "place", "landmark"];
/** What stands beside a time and asks for nothing else: "around 8", "a table for 8:30". */
const FRAME =
  /^(?:(?:at|by|around|about|before|after|until|till|past|for|from|a|an|the|tables?|and|or|to|between|say|like) ?)*$/;

/** The spans, with each clock time a span of its own: the model takes some for guests or sums, or joins them to what is beside. */
export const withClockTimes = (spans: readonly ReadSpan[], prompt: string): ReadSpan[] =>
  clockTimes(prompt)
    .map(({ start, quote }): Range => ({ start, end: start + quote.length }))
    .reduce<ReadSpan[]>((all, time) => withTime(all, time, prompt), [...spans]);

function withTime(spans: readonly ReadSpan[], time: Range, prompt: string): ReadSpan[] {
  const beside = spans.filter((span) => overlap(span, time));
  const [first] = beside;
  if (!first || beside.some((span) => isKept(span, time, prompt))) return [...spans];
  const parts = beside.filter(({ type }) => type === "time");
  const rest = beside.filter(({ type }) => type !== "time").flatMap((span) => partsBeside(span, time, prompt));
  const own: ReadSpan = {
    ...first,
    start: Math.min(time.start, ...parts.map(({ start }) => start)),
    end: Math.max(time.end, ...parts.map(({ end }) => end)),
    type: "time",
    typeConfidence: 1,
  };
  return [...spans.filter((span) => !beside.includes(span)), ...rest, own].toSorted((a, b) => a.start - b.start);
}

/** A time that the model has whole is, and so is a price of several words, which holds at it: "five-dollar slices until 6". */
const isKept = (span: ReadSpan, time: Range, prompt: string): boolean =>
  KEPT.includes(span.type) ||
  (span.type === "time" && span.start <= time.start && span.end >= time.end) ||
  (span.type === "price" &&
    partsBeside(span, time, prompt).some(({ start, end }) => !/^tables?\b/i.test(prompt.slice(start, end))));

/** What a span says besides the time. */
const partsBeside = (span: ReadSpan, time: Range, prompt: string): ReadSpan[] =>
  [
    { start: span.start, end: Math.min(span.end, time.start) },
    { start: Math.max(span.start, time.end), end: span.end },
  ].flatMap(({ start, end }) => {
    const words = prompt.slice(start, Math.max(start, end));
    const trimmed = words.trim();
    if (FRAME.test(foldWords(words))) return [];
    const from = start + words.indexOf(trimmed);
    return [{ ...span, start: from, end: from + trimmed.length }];
  });
