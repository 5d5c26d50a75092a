import { isAgainst, type PromptCorrection } from "@/lib/contracts/reading";
import { DIET_SYNONYMS, foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap, type Range } from "../mentions/locate-mentions";

/** What a correction is about, and what it is for. */
export type CorrectedRange = Range & { role: PromptCorrection["role"] };

type Corrected = {
  /** The prompt with what the author said instead. */
  prompt: string;
  /** What each correction is about, in that prompt. */
  ranges: CorrectedRange[];
};

const DIETS: ReadonlySet<string> = new Set(
  Object.entries(DIET_SYNONYMS).flatMap(([diet, synonyms]) => [diet, ...synonyms].map(foldWords)),
);

/** Puts the author's other words in the place of what they correct. What isn't in the prompt is left out. */
export function correctPrompt(prompt: string, corrections: readonly PromptCorrection[]): Corrected {
  let corrected = prompt;
  const ranges: CorrectedRange[] = [];
  for (const correction of corrections) {
    const { quote, means } = correction;
    const start = corrected.indexOf(quote);
    if (start < 0) continue;
    const words = means || quote;
    const shift = words.length - quote.length;
    corrected = corrected.slice(0, start) + words + corrected.slice(start + quote.length);
    for (const range of ranges) {
      if (range.start < start) continue;
      range.start += shift;
      range.end += shift;
    }
    ranges.push({ start, end: start + words.length, role: roleOf(correction) });
  }
  return { prompt: corrected, ranges };
}

/** "Meat", to be avoided and better said "vegetarian": the diet is wanted. */
const roleOf = ({ role, means }: PromptCorrection): PromptCorrection["role"] =>
  means && role === "avoid" && DIETS.has(foldWords(means)) ? "want" : role;

/** The spans with what the author said of them: that is certain. One that the model missed is a span now. */
export function correctSpans(spans: readonly ReadSpan[], ranges: readonly CorrectedRange[]): ReadSpan[] {
  const untouched = spans.filter((span) => !ranges.some((range) => overlap(span, range)));
  const corrected = ranges.map(({ start, end, role }): ReadSpan => {
    const known = spans.find((span) => overlap(span, { start, end }));
    const certain = { role, roleConfidence: 1, againstProbability: isAgainst(role) ? 1 : 0 };
    return { start, end, ...certain, type: known?.type ?? "dish", typeConfidence: known ? 1 : 0.5 };
  });
  return [...untouched, ...corrected].sort((a, b) => a.start - b.start);
}

/** What of a corrected prompt asks for nothing, as the author says. */
export const quotesOfBackground = (prompt: string, ranges: readonly CorrectedRange[]): string[] =>
  ranges.filter(({ role }) => role === "background").map(({ start, end }) => prompt.slice(start, end));
