import { inQuotes } from "@/lib/core/in-quotes";
import type { GuideReading } from "./guide";
import { isAgainst, isWish, type SpanType } from "./reading";

/** Spans of the prompt that no verdict covers, as a line of a guide's summary. */
export type ReadingSummary = {
  label: string;
  outcome: "not known" | "not understood";
  detail: string;
  /** Whose wish or refusal it is, where the detail doesn't say. */
  person?: string | undefined;
  readings: readonly GuideReading[];
};

/** What the lines with verdicts tell: their labels, and the readings that these were made from, the one shown first. */
type Told = { label: string; readings: readonly GuideReading[] };

/**
 * The lines of the readings that have no verdict: one for each that somebody may not eat and no source tells, one for all
 * that weren't understood the same way, and, at the end, one for all the rest that no source tells, and one for what only
 * the restaurant can: a time, a table.
 */
export function summarizeReadings(
  readings: readonly GuideReading[],
  told: readonly Told[],
  canCall = true,
): ReadingSummary[] {
  const open = onePerThing(readings.filter((reading) => !isJudged(reading) && !isTold(reading, told)));
  const isSaidElsewhere = (reading: GuideReading) =>
    isWish(reading.role) &&
    !isReadingDietary(reading) &&
    [...told.flatMap(wordsTold), ...open.filter((other) => other !== reading).flatMap(wordsShown)].some((words) =>
      ` ${words} `.includes(` ${wordsOf(reading)} `),
    );
  const shown = open.filter((reading) => !isSaidElsewhere(reading));
  const [unknown, unclear] = [
    shown.filter((reading) => reading.outcome === "not judged" && !asksNothing(reading)),
    shown.filter(isUnclear),
  ];
  const others = unknown.filter((reading) => !isReadingDietary(reading));
  const [bookings, untold] = [others.filter(isBooking), others.filter((reading) => !isBooking(reading))];
  return [
    ...unknown.filter(isReadingDietary).map(dietarySummary),
    ...[...Map.groupBy(unclear, (reading) => `${reading.quote === null}: ${becomesOf(reading)}`).values()].map(
      unclearSummary,
    ),
    ...(untold.length > 0 ? [unknownSummary(untold)] : []),
    ...(bookings.length > 0
      ? [bookingSummary(bookings, { walksIn: readings.some(isWithoutReservation), canCall })]
      : []),
  ];
}

/** "No reservations": nobody books a table then. */
const isWithoutReservation = ({ type, role, quote }: GuideReading): boolean =>
  type === "feature" && !isWish(role) && /\breservations?\b/i.test(quote ?? "");

/** Whether it is about what somebody may eat, so that the kitchen must be asked. */
export const isReadingDietary = ({ role, type }: Pick<GuideReading, "role" | "type">): boolean =>
  type === "diet" || type === "allergen" || (role === "danger" && !NEVER_EATEN.includes(type));

/** What no kitchen cooks: "mom", "at eight". */
const NEVER_EATEN: readonly SpanType[] = [
  ...(["party", "occasion", "price", "time", "area", "landmark", "place", "age", "access", "vibe"] as const),
];

export const isUnclear = ({ outcome }: GuideReading): boolean => outcome === "not understood";

/** Who comes along asks for nothing: "my girlfriend". */
const isPartner = ({ type, role, label }: GuideReading): boolean =>
  type === "party" && isWish(role) && PARTNER.test(label ?? "");
const PARTNER =
  /^(?:(?:for|with|me and|and) )*(?:my |the |a )?(?:guests?|wife|husband|hubby|wifey|spouse|partner|fianc[eé]e?|girlfriend|boyfriend|gf|bf|sweetheart|honey|lover|missus|other half)(?: and (?:i|me))?$/i;

/** Who comes along, how old they are and how long they stay: no table, and nothing of the kitchen. */
const asksNothing = (reading: GuideReading): boolean =>
  isPartner(reading) || isOfAges(reading) || (isWish(reading.role) && DURATION.test(reading.label ?? ""));
/** "My parents, 72 and 75". */
const isOfAges = ({ type, label }: GuideReading): boolean =>
  type === "party" && /^[4-9]\d(?:(?: and |, | & )[4-9]\d)+$/.test(label ?? "");
const DURATION =
  /^(?:for |about |around |max |maximum |under |within |at most )*(?:(?:an?|half an|one|two|three|four|\d+)(?: and a half)? )?(?:hours?|hrs?|minutes|mins?)(?: (?:tops|max|or so|at most|long))?$/i;

const isJudged = ({ outcome, label }: GuideReading): boolean =>
  outcome === "judged" || outcome === "ignored" || (outcome === "not judged" && label === null);

/** Its very constraint has a line, or a line says its words and that they weren't understood. */
const isTold = (reading: GuideReading, told: readonly Told[]): boolean =>
  told.some(
    ({ label, readings }) =>
      readings.includes(reading) ||
      (label.toLowerCase() === reading.label?.toLowerCase() &&
        (!isUnclear(reading) || readings.some(sameWords(reading)))),
  );

const sameWords = (reading: GuideReading) => (other: GuideReading) => wordsOf(other) === wordsOf(reading);

/** Of several readings of the same words, the one that needs most care. */
function onePerThing(readings: readonly GuideReading[]): GuideReading[] {
  const care = (reading: GuideReading) => [isReadingDietary(reading), isAgainst(reading.role), isUnclear(reading)];
  const weight = (reading: GuideReading) => care(reading).reduce((sum, is) => sum * 2 + Number(is), 0);
  return [...Map.groupBy(readings, (reading) => wordsOf(reading) || becomesOf(reading)).values()].flatMap(
    (same) => same.toSorted((a, b) => weight(b) - weight(a))[0] ?? [],
  );
}

const wordsOf = ({ quote, label }: GuideReading): string => fold(quote ?? label ?? "");
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a line with verdicts shows: the label of a wish, since a refusal tells none, and whose it is. */
const wordsTold = ({ label, readings: [main] }: Told): string[] => [
  ...(main && isAgainst(main.role) ? [] : [fold(label)]),
  ...(main ? personsOf(main) : []),
];
const wordsShown = (reading: GuideReading): string[] =>
  isAgainst(reading.role) ? personsOf(reading) : [wordsOf(reading), ...personsOf(reading)];
const personsOf = ({ person }: GuideReading): string[] => (person ? [fold(person)] : []);

/** After what is not known of something that somebody may eat or not. */
export const ASK_KITCHEN = ". Ask the kitchen";

const askKitchen = (reading: GuideReading): string => (isReadingDietary(reading) ? ASK_KITCHEN : "");

/** What became of words that weren't understood. */
const becomesOf = (reading: GuideReading, isOne = true): string =>
  `${isKeptOut(reading) ? `we took ${isOne ? "it as something" : "them as things"} to avoid` : `we left ${isOne ? "it" : "them"} out`}${askKitchen(reading)}`;

/** Nothing is kept out by the words for guests, times or places. */
const isKeptOut = ({ role, type }: GuideReading): boolean => isAgainst(role) && !NEVER_EATEN.includes(type);

const dietarySummary = (reading: GuideReading): ReadingSummary => ({
  label: reading.label ?? "",
  outcome: "not known",
  detail: `we don't know about any of these places${ASK_KITCHEN}`,
  person: reading.person,
  readings: [reading],
});

function unclearSummary(readings: readonly GuideReading[]): ReadingSummary {
  const quotes = readings.flatMap(({ quote }) => (quote === null ? [] : [inQuotes(quote)]));
  const [first] = readings;
  return {
    label: quotes.length > 0 ? `We weren't sure about ${inWords.format(quotes)}` : unquoted(readings),
    outcome: "not understood",
    detail: first ? becomesOf(first, quotes.length < 2) : "",
    person: readings.length === 1 ? first?.person : undefined,
    readings,
  };
}

export const inWords = new Intl.ListFormat("en-US");

/** For those who may not read the prompt. */
const unquoted = (readings: readonly GuideReading[]): string =>
  readings.some(isReadingDietary)
    ? "We weren't sure what somebody must not eat"
    : "We weren't sure about a part of what was asked";

const unknownSummary = (readings: readonly GuideReading[]): ReadingSummary => ({
  label: "We don't know about",
  outcome: "not known",
  detail: readings.map(unknownPart).join(", "),
  readings,
});

/** "no meat (for your mom)": what was to be avoided, as a refusal. */
function unknownPart({ label, role, type, person }: GuideReading): string {
  const name = label ?? "";
  if (type === "party" && isWish(role)) return `what suits ${yours(name.replace(/^(?:for|with) /i, ""))}`;
  const what = isAgainst(role) && !REFUSED.test(name) ? `no ${name.replace(/^(?:an?|any|the) /i, "")}` : name;
  return person ? `${what} (${forPerson(person)})` : what;
}

/** Whatever it was taken for. */
const HOURS_OF_DAY = /^(?:(?:early|late) )?(?:morning|afternoon|evening)s?$/i;

const REFUSED = /^(?:no|not|never|without|nothing)\b/i;

/** "for your dad", of whom the prompt says "my dad". */
export const forPerson = (person: string): string => `for ${yours(person)}`;

const yours = (words: string): string =>
  words
    .replace(/^(?:my|our|an?)\b/i, "your")
    .replace(/^(.+) of us$/i, "$1 of you")
    .replace(BARE_COMPANY, "your $&");

/** "Old friend", of "with an old friend": a reading begins behind the article. */
const BARE_COMPANY =
  /^(?:(?:old|new|best|close|good|dear|picky|vegan|vegetarian) )?(?:(?:boy|girl)?friend|partner|husband|wife|spouse|(?:step)?(?:sister|brother|mother|father|son|daughter)|sibling|cousin|uncle|aunt|nephew|niece|coworker|colleague|boss|client|roommate|neighbor|fianc[eé]e?)s?$/i;

/** What is settled with the restaurant, and told by no source: when, and for how many. */
export const isBooking = ({ role, type, label }: GuideReading): boolean =>
  isWish(role) && (type === "time" || HOURS_OF_DAY.test(label ?? "") || (type === "party" && COUNT.test(label ?? "")));

const COUNT =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dozens?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|couple)\b/i;
/** Around a number of guests, these name nobody: "just the two of us". */
const GUESTS =
  /^(?:(?:for|just|only|about|around|us|the|a|(?:party|group|table) (?:of|for)) )*|(?: (?:of us|of them|people|ppl|persons?|guests|pax))+$/gi;

const GUESTS_BEFORE = /^(?:(?:for|just|only|about|around|us|the|a|(?:party|group|table) (?:of|for)) )*/i;
/** After a count, what says that it isn't the whole party: "one hundred", "6 or 7", "4 plus a dog", "2-3". */
const COUNTS_ON = /\b(?:or|to|and|plus|with|but|minus|ish|odd|till|until|through|a)\b|[-–—+/&,;(~]/i;
const COUNT_ALONE = new RegExp(`^${COUNT.source}$`, "i");
const COUNTS_ONLY = new RegExp(`^(?:${COUNT.source}|or|to|and|so|more|a|few|[-–+ ])+$`, "i");

/** "A dozen", of which the article was taken. */
const withArticle = (guests: string): string => guests.replace(/^(?=(?:couple|dozen|hundred|thousand)\b)/i, "a ");
/** A phrase that ends on who they are: "4 friends", "two tired parents". */
const PEOPLE =
  /\b(?:adults?|kids?|children|babies|toddlers?|teens?|teenagers?|friends?|family|families|couples?|parents?|grand(?:parents?|mothers?|fathers?|mas?|pas?|kids?|children)|sisters?|brothers?|siblings?|cousins?|aunts?|uncles?|nieces?|nephews?|sons?|daughters?|moms?|dads?|mothers?|fathers?|girls?|boys?|guys?|women|men|ladies|gentlemen|folks|colleagues?|coworkers?|co-workers?|clients?|guests?|students?|teachers?|engineers?|nurses?|doctors?|players?|teammates?|roommates?|housemates?|neighbors?|tourists?|visitors?|seniors?|vegans?|vegetarians?|drinkers?|eaters?|classmates?|bosses|buddies|pals|mates|in-laws|relatives|dates?|wives|husbands|exes)$/i;

type Booking = {
  walksIn: boolean;
  /** Whether most of the places have a telephone that we know. */
  canCall: boolean;
};

const bookingSummary = (readings: readonly GuideReading[], { walksIn, canCall }: Booking): ReadingSummary => ({
  label: canCall ? "Call ahead" : "Before you go",
  outcome: "not known",
  detail: `ask ${inWords.format([...new Set(readings.toSorted(tablesFirst).map(bookingPart))].map(walksIn ? asRoom : String))}`,
  readings,
});

/** "For a table for three", where one comes without a reservation. */
const asRoom = (part: string): string => part.replace(/^for (?:a table|room) for /, "whether there is room for ");

const tablesFirst = (a: GuideReading, b: GuideReading): number =>
  Number(b.type === "party") - Number(a.type === "party");

/** "for a table for two", and "for room for 4 friends", where the one who asks may come too. */
function bookingPart({ label, type }: GuideReading): string {
  const name = label ?? "";
  if (type !== "party" || HOURS_OF_DAY.test(name)) return `whether they are open ${timePhrase(name)}`;
  const guests = name.replace(GUESTS, "");
  // "Twelve sad people", "two tired": who they are is no matter of the table.
  const [count = ""] = guests.split(" ");
  const rest = guests.slice(count.length);
  const isNamed = guests === name.replace(GUESTS_BEFORE, "") && PEOPLE.test(guests);
  const isWhole = !COUNT.test(rest) && !COUNTS_ON.test(rest);
  if (COUNT_ALONE.test(count) && !isNamed && isWhole) return `for a table for ${withArticle(count)}`;
  if (COUNTS_ONLY.test(guests)) return `for a table for ${withArticle(guests)}`;
  return guests.includes(" ")
    ? `for room for ${withArticle(guests).replace(/\b(?:my|our)\b/gi, "your")}`
    : `for a table for ${guests}`;
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

const FEAST_DAY =
  /^(?:christmas|xmas|new year|thanksgiving|easter|(?:the )?(?:4th|fourth) of july|(?:(?:mother|father|valentine)['’]?s|memorial|labor|independence) day)\b/i;

/** A time as it was typed, behind "open": "on Saturday morning", "tonight", "at 8pm", "in the afternoon". */
function timePhrase(typed: string): string {
  const time = typed
    .replace(/^(?:still )?open(?:ed)? (?=\S)/i, "")
    .replace(DAY, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase());
  if (/^(?:(?:early|late) )?(?:morning|afternoon|evening)s?$/i.test(time)) return `in the ${time.toLowerCase()}`;
  if (/^(?:early|late )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(time)) return `on ${time}`;
  if (/^\d|^(?:noon|midnight|dawn|dusk|lunchtime|dinnertime)\b/i.test(time)) return `at ${time}`;
  if (FEAST_DAY.test(time)) return `on ${time}`;
  if (/^(?:the )?(?:end|start|beginning) of\b/i.test(time)) return `at the ${time.replace(/^the /i, "")}`;
  if (/^(?:the )?weekend/i.test(time)) return `on the ${time.replace(/^the /i, "")}`;
  return time.replace(/^(?:Tonight|Today|Tomorrow|Now|Right|This|Next|Late|Early|After|Before|Around)\b/, (word) =>
    word.toLowerCase(),
  );
}
