import type { PromptReading } from "@/lib/contracts/reading";
import type { Constraint } from "@/lib/contracts/stages";
import { occasionsByAge } from "../constraints/ages";
import { companyBySize, parsePartySize } from "../constraints/party-size";
import { type Range, shared } from "../mentions/locate-mentions";
import { splitWords } from "../words/split-words";

/** "My mother, who is about to turn 80". */
const WORDS_MAX = 6;

/** What a number of people, or their age, makes of a party: "14 of us", "our 8 year old". */
export const companyOf = (quote: string): string[] => [
  ...occasionsByAge(quote),
  ...companyBySize(parsePartySize(quote)),
];

/**
 * Adds, for each kind of company that no reading accounts for, the words that tell how many the guests are, or how old:
 * the rules see them, and the model seldom has a span that holds them whole.
 */
export function withGuestReadings(
  readings: readonly PromptReading[],
  constraints: readonly Constraint[],
  prompt: string,
): PromptReading[] {
  const isTold = ({ label }: Constraint) =>
    readings.some((reading) => reading.outcome === "judged" && reading.label === label);
  const untold = constraints.filter((constraint) => constraint.field === "goodFor" && !isTold(constraint));
  const guests = untold.flatMap((constraint) => guestReading(constraint, prompt) ?? []);
  const isCovered = (reading: PromptReading) =>
    reading.outcome !== "judged" && guests.some((guest) => shared(rangeOf(guest), rangeOf(reading)) > 0);
  return [...readings.filter((reading) => !isCovered(reading)), ...guests].sort((a, b) => a.start - b.start);
}

const rangeOf = ({ start, quote }: PromptReading): Range => ({ start, end: start + quote.length });

function guestReading({ label, values }: Constraint, prompt: string): PromptReading | null {
  const words = splitWords(prompt, (word) => word);
  for (let length = 1; length <= WORDS_MAX; length++) {
    for (let first = 0; first + length <= words.length; first++) {
      const start = words[first]?.start ?? 0;
      const quote = prompt.slice(start, words[first + length - 1]?.end);
      if (!companyOf(quote).some((company) => values.includes(company))) continue;
      return { quote, start, role: "want", type: "party", outcome: "judged", label };
    }
  }
  return null;
}
