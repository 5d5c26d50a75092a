import { isAgainst, type PromptReading, type SpanType } from "@/lib/contracts/reading";
import { truncate } from "@/lib/core/truncate";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { parsePartySize } from "../constraints/party-size";
import { isClockTime } from "../words/clock-times";
import { BARE_NUMBER } from "../words/empty-words";

const LABEL_MAX = 60;
const BOOKED: readonly SpanType[] = ["time", "party"];
const PLACES: readonly SpanType[] = ["area", "landmark", "place"];
const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "allergen"];
/** What may stand within one time: "Tuesday at about 8", "5:30 at the latest". */
const WITHIN_TIME = /^(?:[\s,-]|\b(?:on|at|the|an?|by|about|around|before|after|of|or|to|and)\b)*$/i;
/** "My ex and". */
const LOOSE_END = /(?<=\p{L}) (?:and|or|the|an?)$/iu;
/** Of "my sister", before "sister". */
const POSSESSIVE = /(?<![\p{L}’'])(?:my|our|his|her|their) $/iu;
/** Of "7.30", after "around 7.". */
const NUMBER_AFTER = /^\d+/;

/** The readings that no source tells, with those joined that are one phrase of the prompt: "Saturday", "around 7:30". */
export function joinReadings(readings: readonly PromptReading[], prompt: string): PromptReading[] {
  const joined: PromptReading[] = [];
  for (const reading of readings) {
    const next = isUnknown(reading) ? completed(reading, prompt) : reading;
    const last = joined.at(-1);
    if (last && areOne(last, next, prompt)) {
      const quote = prompt.slice(last.start, next.start + next.quote.length);
      joined.splice(-1, 1, { ...last, type: longer(last, next).type, quote, label: readingLabel(quote) });
    } else joined.push(next);
  }
  return joined;
}

const isUnknown = ({ outcome, type, role }: PromptReading): boolean =>
  outcome === "not judged" && role !== "danger" && !FOODS.includes(type);

/** With the whole of its first word and of its last number, and with those whom a number counts. */
function completed(reading: PromptReading, prompt: string): PromptReading {
  const { type, start } = reading;
  const typed = reading.quote.replace(LOOSE_END, "");
  const until = prompt.slice(0, start);
  const before = missingStart(typed, until) || (type === "party" ? (POSSESSIVE.exec(until)?.[0] ?? "") : "");
  const rest = prompt.slice(start + typed.length);
  const after = /\d[.:]$/.test(typed) ? (NUMBER_AFTER.exec(rest)?.[0] ?? "") : "";
  const quote = `${before}${typed}${after || (type === "party" ? guestsAfter(typed, rest) : "")}`;
  return quote === reading.quote
    ? reading
    : { ...reading, start: start - before.length, quote, label: readingLabel(quote) };
}

/** A quote as a guide calls it: on one line, and not too long. */
export const readingLabel = (quote: string): string => truncate(quote.replace(/\s+/g, " ").trim(), LABEL_MAX);

/** What a quote lacks of its first word: "isn", before "'t going". */
export function missingStart(quote: string, before: string): string {
  const pattern = /^['’]/.test(quote) ? /[\p{L}\p{N}]+$/u : /[\p{L}\p{N}]+['’]$/u;
  return pattern.exec(before)?.[0] ?? "";
}

/** "of us", after "two". */
function guestsAfter(quote: string, rest: string): string {
  if (!BARE_NUMBER.test(foldWords(quote))) return "";
  const [noun = ""] = /^ (?:of (?:us|them)\b|\p{L}+)/iu.exec(rest) ?? [];
  return noun.startsWith(" of ") || parsePartySize(quote + noun) !== null ? noun : "";
}

/** Side by side, or two parts of one time. */
function areOne(first: PromptReading, second: PromptReading, prompt: string): boolean {
  if (!isUnknown(first) || !isUnknown(second) || isAgainst(first.role) !== isAgainst(second.role)) return false;
  const end = first.start + first.quote.length;
  const between = prompt.slice(end, second.start);
  if (second.start < end || PLACES.includes(first.type) !== PLACES.includes(second.type)) return false;
  // "Two tonight" is a table, and a time.
  if (first.type !== second.type && BOOKED.includes(first.type) && BOOKED.includes(second.type)) return false;
  if (isHourBeside(first, second)) return false;
  return (
    between === " " || between === "-" || (first.type === "time" && second.type === "time" && WITHIN_TIME.test(between))
  );
}

/** "8:30 reservation" is a time, and a service. */
const isHourBeside = (first: PromptReading, second: PromptReading): boolean =>
  first.type === "time" && second.type === "feature" && isClockTime(first.quote);

const longer = (first: PromptReading, second: PromptReading): PromptReading =>
  second.quote.length > first.quote.length ? second : first;
