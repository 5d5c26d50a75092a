import { NUMBER_PATTERN, parseNumber } from "@/lib/core/number-words";
import { overlap, type Range } from "../mentions/locate-mentions";
import { withoutOtherCounts } from "../words/other-counts";
import { foldEach } from "../words/place-counts";
import { type Companions, companionsIn } from "./companions";

/** "Two hard-of-hearing old friends". */
const KIND_OF_FRIENDS = "(?:(?:(?:[a-z]+-)+[a-z]+|old|dear|best|close|good|college|school|hungry|tired|elderly) ){0,3}";
const PEOPLE = new RegExp(
  `\\b(${NUMBER_PATTERN})\\s*(?:people|ppl|persons?|of us|${KIND_OF_FRIENDS}friends|guests|adults|folks|coworkers|colleagues|diners|kids|girls|guys|women|men|ladies|boys|moms|mums|dads|engineers|students|teenagers|cousins|relatives|mouths|grown ups|grown-ups|hungry \\w+|personas|personnes|personen|persone|pessoas|pax|nguoi|人|명|名)`,
);
const PARTY = new RegExp(
  `\\b(?:party|group|table|team|dinner|lunch|brunch|feast|gang|crew|reservation|supper|banquet|birthday dinner|meal|barbecue|bbq|pot) (?:of|for) (${NUMBER_PATTERN})\\b`,
);
const FOR_COUNT = new RegExp(
  `\\bfor (${NUMBER_PATTERN})\\b(?!\\s*(?:\\$|dollars?|bucks?|minutes?|hours?|pm|am|courses?|nights?|days?|weeks?|weekends?|months?|years?|o'clock|\\d))`,
);

/** "四个人", "两位", "10人". */
const CHINESE_PEOPLE = /(?<!每)([两兩二三四五六七八九十]|\d{1,2})(?:个人|個人|人(?!均)|位)/;
const CHINESE_NUMBERS = "二三四五六七八九十";

/** The whole party in so many words, even where a number of it follows: "the four of us", "we're six". */
const WHOLE = new RegExp(
  `(?:\\b(?:the|just|only|for|all|total of|about|be|are) |^\\s*|[,;:.!?] ?)(?!one of us)(${NUMBER_PATTERN}) of us\\b(?! (?:is|are|am|don'?t|doesn'?t|do not|can'?t|cannot|won'?t|eats?|keeps?|avoids?|has|have|hates?|prefers?)\\b)|\\b(?:we|there)(?: are|'re|'ll be| will be|re)(?: (?:about|only|just))? (${NUMBER_PATTERN})\\b(?! (?:courses?|blocks?|miles?|minutes?|mins?|hours?|days?|years?|of us|couples?)\\b)`,
);

/** How many a text is for, whoever asks included, where it says so, and the guests that it counts one by one. */
export type Party = Range & { size: number; companions: Companions | null };

/** The number of guests, if the prompt contains it. */
export const parsePartySize = (text: string): number | null => parseParty(text)?.size ?? null;

export function parseParty(text: string): Party | null {
  const folded = foldEach(withoutOtherCounts(text));
  const counted = companionsIn(folded);
  const companions = counted && isSize(counted.size) ? counted : null;
  const chinese = CHINESE_PEOPLE.exec(text);
  if (chinese?.[1]) return { ...rangeOf(chinese), size: chineseNumber(chinese[1]), companions: null };
  const whole = WHOLE.exec(folded) ?? PARTY.exec(folded);
  // "Dinner for two adults and a baby" is for three.
  const isPart = companions && whole && overlap(rangeOf(whole), companions);
  if (companions && (whole === null || isPart))
    return { start: companions.start, end: companions.end, size: companions.size, companions };
  const found =
    whole ?? PEOPLE.exec(folded.replace(/\b(?:one|two|three) of (?:us|them)\b/g, "")) ?? FOR_COUNT.exec(folded);
  const number = found?.slice(1).find((each) => each !== undefined);
  const size = number === undefined ? Number.NaN : parseNumber(number);
  return found && isSize(size) ? { ...rangeOf(found), size, companions } : null;
}

const rangeOf = ({ 0: words, index }: RegExpExecArray): Range => ({ start: index, end: index + words.length });

const isSize = (size: number): boolean => size >= 1 && size <= 500;

const chineseNumber = (number: string): number =>
  /\d/.test(number) ? Number(number) : Math.max(0, CHINESE_NUMBERS.indexOf(number)) + 2;

const LARGE_PARTY = 6;

/** The occasion that a number of guests makes: a large party is a group even without the word. */
export const companyBySize = (size: number | null): string[] =>
  size === null ? [] : size >= LARGE_PARTY ? ["groups"] : size === 1 ? ["solo"] : [];
