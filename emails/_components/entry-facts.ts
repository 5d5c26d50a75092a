import { type Evidence, type GuideEntry, isDateTold, isToldInOurWords } from "@/lib/contracts/guide";
import { untoldEvidence } from "@/lib/contracts/untold-evidence";
import { verdictLines } from "@/lib/contracts/verdict-lines";
import { formatCalendarDate } from "@/lib/core/calendar-date";
import { cuisinesText, nearbyText, priceSigns } from "@/lib/core/place-facts";
import { truncateAtWord } from "@/lib/core/truncate";

/** Where and what, and what it costs if a source says so: never from prose. */
export function entryFacts({ restaurant }: GuideEntry): string {
  const { priceLevel, rating, userRatingCount } = restaurant;
  const ratings = userRatingCount === null ? "" : ` (${userRatingCount.toLocaleString("en-US")})`;
  const facts = [
    cuisinesText(restaurant),
    priceLevel === null ? "" : priceSigns(priceLevel),
    nearbyText(restaurant),
    rating === null ? "" : `${rating.toFixed(1)} of 5${ratings}`,
  ];
  return facts.filter(Boolean).join(" · ");
}

const QUOTE_MAX = 180;

export type EmailedReasons = {
  /** "quiet: its room is described as “hushed”". */
  verdicts: { label: string; told: string }[];
  /** Null where there is none. */
  evidence: { text: string; source: string; sourceUrl: string | null; date: string | null } | null;
};

/** Every verdict with what it rests on, and evidence that the text does not repeat. Null if there is neither. */
export function whyThisPick({ evidence, verdicts, flavorText }: GuideEntry): EmailedReasons | null {
  const lines = verdictLines(verdicts);
  if (evidence.length === 0 && lines.length === 0) return null;
  return {
    verdicts: lines,
    evidence: chooseEvidence(untoldEvidence(evidence, lines), flavorText),
  };
}

/** What somebody wrote, or the bare facts where there is nothing else. */
function chooseEvidence(evidence: readonly Evidence[], entryText: string): EmailedReasons["evidence"] {
  const written = evidence.filter(({ about }) => about !== "facts");
  const [source] = written.length > 0 ? written : evidence;
  if (!source) return null;
  // What the text has just said in the same words is no second reason: its source is named alone.
  const fresh = (written.length > 0 ? written : evidence).find(({ text }) => !isRepeated(text, entryText));
  return { ...creditOf(fresh ?? source), text: fresh ? wordsOfEvidence(fresh) : "Told from:" };
}

const wordsOfEvidence = (evidence: Evidence): string =>
  isToldInOurWords(evidence) ? evidence.text : `“${truncateAtWord(evidence.text, QUOTE_MAX)}”`;

const creditOf = (evidence: Evidence) => ({
  source: evidence.source,
  sourceUrl: evidence.sourceUrl,
  date: isDateTold(evidence) ? formatCalendarDate(evidence.datedOn) : null,
});

/** Whether the text has nearly every word of it. */
function isRepeated(text: string, entryText: string): boolean {
  const known = new Set(wordsOf(entryText));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length >= words.length * 0.8;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
