import { NUMBER_PATTERN, parseNumber } from "@/lib/core/number-words";

/** Somebody, even without "my" before it: "with mom and two friends". */
const RELATIVE =
  "wife|husband|hubby|spouse|fiancee?|boyfriend|girlfriend|bf|gf|mom|mum|mama|mother|dad|papa|father|sister|brother|grandma|grandpa|grandmother|grandfather|nana|nonna|aunt|uncle";
const ONE_PERSON = `${RELATIVE}|partner|sibling|son|daughter|kid|child|baby|toddler|teenager|cousin|niece|nephew|friend|buddy|roommate|housemate|boss|manager|co-?worker|colleague|teammate|classmate|client|guest|neighbou?r|mate|person|adult|girl|guy|woman|man`;
/** "A vegan", and no "vegan place". */
const EATER = "(?:vegan|vegetarian)(?! (?!and\\b|who\\b|at\\b|in\\b)[a-z])";
const PEOPLE =
  "people|ppl|persons|adults|grown-?ups|friends|pals|buddies|mates|guests|folks|co-?workers|colleagues|teammates|classmates|roommates|housemates|neighbou?rs|clients|kids|children|babies|toddlers|teens|teenagers|sons|daughters|girls|boys|guys|women|men|ladies|moms|mums|dads|sisters|brothers|siblings|cousins|nieces|nephews|aunts|uncles|relatives|students|engineers|diners|vegans|vegetarians|others";
const PAIR = "parents|grandparents|in-?laws|folks|twins";
const WHOSE = "my|our|his|her|their|the|an|a|one|another|other";
/** "Vegetarian" in "two vegetarian friends", and nothing that goes on about others or about an age. */
const WORD = "(?!(?:of|and|or|with|for|in|at|on|to|who|is|are|years?|months?|yr|mo)\\b)[a-z]+(?:-[a-z]+)?";

const ME = "me|myself|i";
const COUNTED = `(?:(?:${WHOSE}) )?(?:${NUMBER_PATTERN}|couple(?: of)?) (?:${WORD} ){0,2}?(?:${PEOPLE})`;
const SINGLE = `(?:${RELATIVE}|(?:${WHOSE}) (?:${WORD} )?(?:${ONE_PERSON}|${EATER}))`;
const COUPLES = `(?:(?:${WHOSE}) )?(?:${NUMBER_PATTERN}) couples`;
const BOTH = `(?:(?:both )?(?:my|our|his|her|their|the) )(?:${PAIR})`;
const GUEST = `(?:${COUPLES}|${COUNTED}|${BOTH}|${SINGLE}|${ME})(?![\\w-])`;
const LIST = new RegExp(`(?<![\\w'-])${GUEST}(?:(?:, and |, | and | & | ?\\+ ?| plus )${GUEST})*`, "g");
const JOINTS = /, and |, | and | & | ?\+ ?| plus /;

/** Whoever says so comes, too: "with two friends", "taking my two sisters out". */
const COMES_TOO =
  /(?<!\b(?:party|group|table|team|family) )\b(?:with|bringing|bring|brings|taking|take|treating|hosting|feeding|meeting|inviting|joining) (?:up )?$/;
/** "Two friends are joining me". */
const JOIN_ME =
  /^ (?:(?:are|is|will be) )?(?:joining|join|coming with|come with|going with|meeting|visiting) (?:me|us)\b/;
const NOT_A_GUEST = /^(?:i|me|myself)$/;

/** Guests that a text counts together: how many they are with whoever asks, and where that stands. */
export type Companions = {
  size: number;
  start: number;
  end: number;
  /** The words give other numbers than this: somebody comes with those who are counted, or they are counted in parts. */
  isSum: boolean;
};

/** The first guests that are counted in a folded text: "with my wife and two kids" are four, "me and 3 coworkers", too. */
export function companionsIn(text: string): Companions | null {
  for (const found of text.matchAll(LIST)) {
    const guests = found[0].split(JOINTS).map((words) => words.trim());
    const counts = guests.map(countOf);
    const hasNumber = guests.some((guest, i) => !NOT_A_GUEST.test(guest) && isNumbered(guest, counts[i] ?? 0));
    if (!hasNumber) continue;
    const isSpeakerNamed = guests.some((guest) => NOT_A_GUEST.test(guest));
    const start = found.index;
    const end = start + found[0].length;
    const isSpeakerToo = !isSpeakerNamed && (COMES_TOO.test(text.slice(0, start)) || JOIN_ME.test(text.slice(end)));
    const sum = counts.reduce((total, count) => total + count, isSpeakerToo ? 1 : 0);
    // "With two kids, 5 people": the last of them is all of them.
    const whole = guests.length > 1 && ALL_OF_THEM.test(guests.at(-1) ?? "") ? (counts.at(-1) ?? 0) : 0;
    const size = whole * 2 > sum ? whole : sum;
    const isCouples = guests.some((guest) => /\bcouples$/.test(guest));
    return { size, start, end, isSum: isSpeakerToo || guests.length > 1 || isCouples };
  }
  return null;
}

const ALL_OF_THEM = /\b(?:people|ppl|persons)$/;
const NUMBER = new RegExp(`\\b(?:${NUMBER_PATTERN})\\b`);

const isNumbered = (guest: string, count: number): boolean =>
  new RegExp(`\\b(?:${PEOPLE}|couples)$`).test(guest) && count > 0 && (NUMBER.test(guest) || /\bcouple\b/.test(guest));

function countOf(guest: string): number {
  if (/\bcouples$/.test(guest)) return 2 * parseNumber(NUMBER.exec(guest)?.[0] ?? "");
  if (!new RegExp(`\\b(?:${PEOPLE}|${PAIR})$`).test(guest)) return 1;
  if (/\bcouple\b/.test(guest) || new RegExp(`\\b(?:${PAIR})$`).test(guest)) {
    const number = NUMBER.exec(guest)?.[0];
    return number ? parseNumber(number) : 2;
  }
  return parseNumber(NUMBER.exec(guest)?.[0] ?? "");
}
