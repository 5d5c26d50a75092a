import { isWish, type PromptReading } from "@/lib/contracts/reading";
import { NUMBER_PATTERN, numberInWords } from "@/lib/core/number-words";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import { parseParty } from "../constraints/party-size";
import { overlap, type Range } from "../mentions/locate-mentions";

const COUNT = new RegExp(`\\b(?:${NUMBER_PATTERN}|couple)\\b`);
/** "We are three people" says only how many. */
const STATED = /^(?:we|there)\b/i;

/**
 * The readings, with how many the whole party is: "two friends", with whom somebody comes, need a table for three, whatever
 * else the words are judged by.
 */
export function withPartySize(all: readonly PromptReading[], prompt: string): PromptReading[] {
  const party = parseParty(prompt);
  const isCountedAnyway = (reading: PromptReading) => party !== null && isGuest(reading) && isFriends(reading);
  const readings = all.map((reading) =>
    isAges(reading, prompt) || isCountedAnyway(reading) ? { ...reading, outcome: "ignored" as const } : reading,
  );
  if (!party) return [...readings];
  const label = /\d/.test(prompt.slice(party.start, party.end)) ? String(party.size) : numberInWords(party.size);
  const isOfParty = (reading: PromptReading) => isGuest(reading) && overlap(rangeOf(reading), party);
  const isCounted = (reading: PromptReading) =>
    isGuest(reading) &&
    reading.outcome !== "judged" &&
    COUNT.test(foldAccents(reading.quote)) &&
    (isOfParty(reading) || (party.companions !== null && overlap(rangeOf(reading), party.companions)));
  const isSum = party.companions?.isSum ?? false;
  const told = readings.map(
    (reading): PromptReading =>
      isCounted(reading) && (isSum || STATED.test(reading.quote))
        ? { ...reading, outcome: "not judged", label }
        : reading,
  );
  if (readings.some(isCounted)) return told;
  const judged = told.find((reading) => isOfParty(reading) && reading.outcome === "judged");
  return told.flatMap((each): PromptReading[] => {
    if (each !== judged) return [each];
    const { quote, start, role, type } = each;
    return [each, { quote, start, role, type, outcome: "not judged", label }];
  });
}

const CHILDREN = "(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|twins|toddlers?)";
const BEFORE_AGES = new RegExp(
  `\\b${CHILDREN}(?: \\((?:aged? |ages )?|,? (?:aged? |ages |who are )|, )(?:\\d{1,2}, ?)*$`,
  "i",
);
const NUMBERS = /^(?:ages? )?\d{1,2}(?:(?:,| and| &|\/) ?(?:and )?\d{1,2})*$/i;

/** How old the children are, and no further guests: "two kids (4 and 7)". */
const isAges = ({ type, quote, start, outcome }: PromptReading, prompt: string): boolean =>
  type === "party" && outcome !== "judged" && NUMBERS.test(quote) && BEFORE_AGES.test(prompt.slice(0, start));

/** "Friends" of "two vegetarian friends". */
const isFriends = ({ quote, outcome }: PromptReading): boolean =>
  outcome === "not judged" && /^(?:(?:my|our) )?friends$/i.test(quote);

const isGuest = ({ type, role }: PromptReading): boolean => type === "party" && isWish(role);
const rangeOf = ({ start, quote }: PromptReading): Range => ({ start, end: start + quote.length });
