import { parseNumber } from "@/lib/core/number-words";
import { priceLabel } from "./read-terms";
import { readSpecialDay, type SpecialDay, specialDayNote } from "./special-days";

/** What a search says beside what it looks for: what it may cost, when it is, and how many come. */
export type Circumstances = {
  /** The search without them. */
  rest: string;
  /** The price levels that a sum allows; null where it names none, or any will do. */
  prices: number[] | null;
  /** The meal that its time tells. */
  meal: "dinner" | "late night" | null;
  specialDay: SpecialDay | null;
  asksForDate: boolean;
  asksForHours: boolean;
  /** In so many words: a party alone asks for none. */
  asksForTable: boolean;
  /** How many come, where they are more than most tables seat; null otherwise. */
  largeParty: number | null;
  /** How a sum was read: "under $20" is $. */
  notes: string[];
};

const NUMBER_WORDS = [
  "ten",
  "twelve",
  "fifteen",
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
  "hundred",
];
const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,4}|(?:a )?(?:${NUMBER_WORDS.join("|")}))`;
const LIMIT =
  "(?:budget (?:is|of)|between|under|below|within|less than|cheaper than|(?:no|not|nothing) (?:more than|over|above)|up to|at most|max(?:imum)?(?: of)?)";
const FLOOR = "(?:over|above|(?:no|not) less than|more than|at least|upwards of|starting at|from)";
const CURRENCY = "(?:\\$|dollars?|bucks?|usd)(?!\\p{L})";
/** After a sum that is the least. */
const AND_UP = "(?:\\s?\\+|\\s(?:or|and) (?:more|up|above|over))(?!\\p{L})";
const EACH =
  "(?:\\s*(?:a head|per head|per person|a person|each|apiece|pp|per diner|per plate|or less|or under|and under|max(?:imum)?|tops|total|all in)(?!\\p{L}))*";
/** What a number counts besides people. */
const OTHER_UNIT =
  "(?!\\s?(?:\\d|:|people|persons?|ppl|guests|of us|min|hours?|miles?|mi\\b|blocks?|km|am\\b|pm\\b|a\\.m|p\\.m|years?|st\\b|th\\b))";
const SUM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:for )?(?<limit>${LIMIT})|(?<floor>${FLOOR})|(?:for|around|about|at|roughly))?\\s*` +
    `(?:\\$\\s?(?<signed>${NUMBER})(?:\\.\\d\\d)?(?!\\p{N})(?:\\s?(?:-|–|to|and)\\s?\\$?(?<signedMost>${NUMBER}))?(?<signedUp>${AND_UP})?|(?<=\\s|^)(?<named>${NUMBER})(?:\\s?(?:-|–|to|and)\\s?(?<namedMost>${NUMBER}))?\\s?${CURRENCY}(?<namedUp>${AND_UP})?)${EACH}`,
  "iu",
);
/** A bare number is a sum only where nothing that it could count comes after it: "under 40", and not "under 12 years". */
const BARE_SUM = new RegExp(
  `(?<![\\p{L}\\p{N}])${LIMIT} (?<named>\\d{2,4})(?:\\s?(?:-|–|to|and)\\s?(?<namedMost>\\d{2,4}))?${EACH}(?=\\s*(?:[,.;!?]|$)|\\s+(?:in|near|around|for|with|or|and|but|please)(?!\\p{L}))`,
  "iu",
);
/** Nobody eats for less, and many come in such numbers. */
const BARE_SUM_MIN = 15;
const SIGNS = new RegExp(
  `(?<![\\p{L}\\p{N}$])(?<limit>${LIMIT} )?(?<not>(?:not|no|never|nothing) )?(?<signs>\\\${1,4})(?:\\s?(?:-|–|to)\\s?(?<most>\\\${1,4}))?(?![\\p{N}$])`,
  "iu",
);
/** The most that a meal of each level costs, in dollars, as the curator has it; above that is $$$$. */
const LEVEL_LIMITS = [22, 45, 95];
const LEVELS = [1, 2, 3, 4];

const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)";
const PEOPLE = "(?:people|persons?|ppl|guests|adults|of us|pax|diners)";
const PARTY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:a )?table for ${COUNT}|for (?:a )?(?:party|group|table) of ${COUNT}|(?:party|group|table) of ${COUNT}|for ${COUNT}|${COUNT} ${PEOPLE})(?: ${PEOPLE})?${OTHER_UNIT}(?![\\p{L}\\p{N}])`,
  "giu",
);
/** More than this need a place that has room for them. */
const LARGE_PARTY_MIN = 10;
/** Whether one is free; whether a place takes reservations at all is known of it, and searched by. */
const FREE_TABLE = new RegExp(
  "(?<![\\p{L}\\p{N}-])(?:" +
    "(?:(?:book|get|find|grab|need|want) )?(?:(?:an?|any|the|some) )?(?:available|free|open|last[- ]minute) (?:tables?|reservations?|seats)" +
    "|(?:(?:an?|any|the|some) )?(?:tables?|reservations?|seats) (?:(?:is |are )?(?:still )?(?:available|free|open|left)(?!\\s+kitchen)|tonight|today|tomorrow)" +
    "|(?:book|get|find|grab|need|want) (?:me |us )?(?:an?|the|some|any) (?:tables?|reservations?)" +
    "|(?:(?:an?|the|with|make an?) )?reservations?(?= for )|(?:(?:any|is there|with|who has|what has) )*(?:table )?availability" +
    ")(?![\\p{L}\\p{N}])",
  "giu",
);
const TABLE_OF_PARTY = /\btable (?:for|of)\b/i;

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const PART_OF_DAY = "(?:morning|afternoon|evening|night)s?";
const CLOCK = "(?:\\d{1,2}(?::\\d\\d)?\\s?(?:a\\.?m|p\\.?m)\\.?|\\d{1,2}:\\d\\d|\\d{1,2}\\s?o['’]?clock)";
const BEFORE_CLOCK = "(?:(?:open|at|by|around|about|after|before|from|until|till?|past)\\s+)*";
const WHEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:still |currently )?open (?:right )?now|open(?= (?:late|after|past|until|till?)(?!\\p{L}))|(?:is |are |what['’]?s )?(?:still |currently )?open(?= (?:today|tonight|tomorrow|on|this|near|in)(?!\\p{L})|\\s*[?.!]*$)|right now|(?:open )?24/7|${BEFORE_CLOCK}${CLOCK}|tonight|tomorrow|today|this (?:weekend|week|${PART_OF_DAY})|(?:on |this |next )?${DAY}(?: ${PART_OF_DAY})?)(?![\\p{L}\\p{N}])`,
  "giu",
);
/** "December 5", "in december", "12/5"; "may" is a word and "June" begins a name, unless a number or "in" is with them. */
const LONG_MONTH = "(?:january|february|september|october|november|december)";
const MONTH = `(?:${LONG_MONTH}|jan|feb|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?|oct|nov|dec)`;
const DAY_OF_MONTH = "\\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:])";
/** And no fraction: "1/2 chicken", "50/50 burger". */
const DATE_IN_FIGURES =
  "(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\\d|3[01])(?=\\s*(?:[,.;!?]|$)|\\s+(?:at|in|near|around|for|with)(?!\\p{L}))";
const DATE = new RegExp(
  "(?<![\\p{L}\\p{N}/])(?:(?:on|for|by) (?:the )?)?" +
    `(?:${MONTH}\\.? ${DAY_OF_MONTH}|${DAY_OF_MONTH} (?:of )?${MONTH}|(?:(?:in|this|next) )?${LONG_MONTH}|(?:in|this|next) ${MONTH}|${DATE_IN_FIGURES})(?![\\p{L}\\p{N}/'’])`,
  "giu",
);
const LATE = /\b(?:1[01](?::\d\d)? ?p\.?m|(?:12|[1-4])(?::\d\d)? ?a\.?m|2[2-3]:\d\d)/i;
const EVENING = /\b(?:dinner|supper|tonight|evenings?|nights?)\b|\b[5-9](?::\d\d)? ?p\.?m/i;

/** Takes out what no place can be searched by, or only as a price level. */
export function readCircumstances(query: string): Circumstances {
  const guests = guestsIn(query);
  const { rest: free, ...sum } = readSum(query, guests);
  const untabled = free.replace(FREE_TABLE, " ");
  const unparty = untabled.replace(PARTY, " ");
  const isEatenThere = !TAKEN_AWAY.test(query);
  const largeParty = isEatenThere && guests >= LARGE_PARTY_MIN ? guests : null;
  const namesTable = untabled !== free || (untabled.match(PARTY) ?? []).some((party) => TABLE_OF_PARTY.test(party));
  const special = readSpecialDay(unparty);
  const undated = special.rest.replace(DATE, " ");
  const rest = undated.replace(WHEN, " ");
  const times = (unparty.match(WHEN) ?? []).join(" ");
  return {
    ...sum,
    rest,
    specialDay: special.day,
    notes: [...sum.notes, ...(special.day ? [specialDayNote(special.day)] : [])],
    meal: LATE.test(times) ? "late night" : EVENING.test(query) ? "dinner" : null,
    asksForDate: undated !== special.rest,
    asksForHours: rest !== undated,
    asksForTable: isEatenThere && namesTable,
    largeParty,
  };
}

/** What is eaten elsewhere needs no table. */
const TAKEN_AWAY = /\b(?:take[ -]?(?:out|away)|to go|carry ?out|pick ?up|deliver(?:y|ed)|picnic)\b/i;

/** How many share what is asked for; 1 where it doesn't say. */
function guestsIn(query: string): number {
  const party = query.replace(SUM, (sum) => " ".repeat(sum.length)).match(PARTY)?.[0] ?? "";
  const said = party.toLowerCase().match(new RegExp(`(?<!\\p{L})(?!a )${COUNT}(?!\\p{L})`, "u"))?.[0];
  return said ? Math.max(1, parseNumber(said)) : 1;
}

/** After a sum that each pays. */
const PER_HEAD = /\b(?:a head|per head|per person|a person|each|apiece|pp|per diner|per plate)\b/i;

/** A sum for a whole party is shared among them, unless it says that each pays it. */
function readSum(query: string, guests: number): Pick<Circumstances, "rest" | "prices" | "notes"> {
  const sum = SUM.exec(query) ?? bareSum(query);
  if (sum) {
    const { floor: before, signed, signedMost, signedUp, named, namedMost, namedUp } = sum.groups ?? {};
    const said = (signedMost ?? namedMost ?? signed ?? named ?? "").toLowerCase().replace(/^a |,/g, "");
    const isShared = guests > 1 && !PER_HEAD.test(query);
    const dollars = Math.round(parseNumber(said) / (isShared ? guests : 1));
    const floor = before ?? signedUp ?? namedUp;
    const most = LEVEL_LIMITS.findIndex((limit) => dollars <= limit);
    const level = most < 0 ? LEVELS.length : most + 1;
    const prices = LEVELS.filter((each) => (floor ? each >= level : each <= level));
    const isAny = prices.length === LEVELS.length;
    const typed = isShared ? `“${sum[0].trim()}” for ${guests}, about $${dollars} each,` : `“${sum[0].trim()}”`;
    const note = isAny
      ? `We don't know what a meal costs, so ${typed} leaves nothing out.`
      : `We read ${typed} as ${priceLabel(prices)}: we don't know exact prices.`;
    return { rest: query.replace(sum[0], " "), prices: isAny ? null : prices, notes: [note] };
  }
  const signs = SIGNS.exec(query);
  if (!signs) return { rest: query, prices: null, notes: [] };
  const { limit, not, signs: least = "$", most = least } = signs.groups ?? {};
  const prices = LEVELS.filter((each) =>
    not ? each < least.length : (limit !== undefined || each >= least.length) && each <= most.length,
  );
  return { rest: query.replace(signs[0], " "), prices: prices.length > 0 ? prices : null, notes: [] };
}

function bareSum(query: string): RegExpExecArray | null {
  const found = BARE_SUM.exec(query);
  return found && Number(found.groups?.named) >= BARE_SUM_MIN ? found : null;
}
