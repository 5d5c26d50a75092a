import { NUMBER_PATTERN, parseNumber } from "@/lib/core/number-words";
import { foldAccents } from "@/lib/restaurants/vocabulary";

const PEOPLE = new RegExp(
  `\\b(${NUMBER_PATTERN})\\s*(?:people|ppl|persons?|of us|friends|guests|adults|folks|coworkers|colleagues|diners|kids|girls|guys|women|men|ladies|boys|moms|mums|dads|engineers|students|teenagers|cousins|relatives|mouths|grown ups|grown-ups|hungry \\w+|personas|personnes|personen|persone|pessoas|pax|nguoi|人|명|名)`,
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

const COUPLES = new RegExp(`\\b(${NUMBER_PATTERN}) couples\\b`);

/** The number of guests, if the prompt contains it. */
export function parsePartySize(text: string): number | null {
  const folded = foldAccents(text);
  const couples = COUPLES.exec(folded)?.[1];
  if (couples) return 2 * parseNumber(couples);
  const chinese = CHINESE_PEOPLE.exec(text)?.[1];
  if (chinese) return chineseNumber(chinese);
  const found =
    PARTY.exec(folded) ??
    PEOPLE.exec(folded.replace(/\b(?:one|two|three) of (?:us|them)\b/g, "")) ??
    FOR_COUNT.exec(folded);
  const size = found?.[1] ? parseNumber(found[1]) : Number.NaN;
  return size >= 1 && size <= 500 ? size : null;
}

const chineseNumber = (number: string): number =>
  /\d/.test(number) ? Number(number) : Math.max(0, CHINESE_NUMBERS.indexOf(number)) + 2;

const LARGE_PARTY = 6;

/** The occasion that a number of guests makes: a large party is a group even without the word. */
export const companyBySize = (size: number | null): string[] =>
  size === null ? [] : size >= LARGE_PARTY ? ["groups"] : size === 1 ? ["solo"] : [];
