import type { Constraint } from "@/lib/contracts/stages";
import { NUMBER_PATTERN, parseNumber } from "@/lib/core/number-words";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import type { Mention } from "../mentions/mentions";

const MONEY = "dollars?|bucks?|usd|\\$|euros?|dolares|pesos|刀|美元|塊|块|ドル|달러";
const OTHER_CURRENCY = /euros?|pesos/i;
const PER_PERSON =
  "a head|per head|per person|a person|each|apiece|pp|per diner|per plate|por persona|par personne|pro person|a persona";
const AMOUNT = new RegExp(
  `(?:\\$\\s*(\\d{1,4})(?:\\.\\d\\d)?(?:\\s*(?:-|to|–)\\s*\\$?(\\d{1,4}))?|\\b(${NUMBER_PATTERN})(?:\\s*(?:-|to|–)\\s*(\\d{1,4}))?\\s*(?:(?:${MONEY})(?![a-z])|(?:${PER_PERSON})\\b))`,
  "i",
);
/** What stands right before a sum that is the least: "at least $80". */
const LOWER_LIMIT = /\b(?:over|more than|at least|above|from|upwards of|minimum(?: of)?|starting at)\s*$/;
const UPPER_LIMIT =
  /\b(no|not|nothing|nowhere|never|dont|don't|without|cannot|can'?t|won'?t|doesn'?t|isn'?t|shouldn'?t|wouldn'?t|mustn'?t)\b[\w' ]{0,24}\b(more than|over|above|upwards of)\b/;
/** What makes a sum the most: "up to $120", "$120 max". */
const UP_TO =
  /\b(?:up to|under|below|less than|no more than|not more than|not over|at most|max(?:imum)?(?: of)?|within|cap(?:ped)?(?: (?:at|of))?|limit(?: is| of)?)\s*$/i;
const AT_MOST =
  /^(?: (?:a head|per head|per person|a person|each|apiece|pp))? (?:max(?:imum)?|at (?:the )?most|tops|or (?:less|under)|limit)\b/i;
const SHARED_BILL_MIN = 60;
/** From here on, most of what is $$$$ can be had for it. */
const SURELY_TOP = 150;

/** The maximum of each level in dollars per person; everything above is $$$$. */
const LEVEL_LIMITS: readonly [dollars: number, level: number][] = [
  [22, 1],
  [45, 2],
  [95, 3],
];

type Budget = { constraint: Constraint | null; namesAnAmount: boolean };

/** The budget from words, price signs and amounts. Several limits apply together. */
export function parseBudget(text: string, items: Mention[], partySize: number | null): Budget {
  const folded = foldAccents(text.replace(/(?<!\p{L})đô(?: la)?(?!\p{L})/giu, "dollars"));
  const amount = amountLevels(folded, partySize);
  // "Budget is $200 per person" asks for nothing cheap.
  const words = amount === null ? items : items.filter((item) => item.words !== "budget");
  const limits = [amount, signLevels(folded), ...words.flatMap(wordLevels)].filter((limit) => limit !== null);
  const levels = limits.reduce<string[]>(
    (left, limit) => {
      const both = left.filter((level) => limit.includes(level));
      return both.length > 0 ? both : limit;
    },
    ["1", "2", "3", "4"],
  );
  const isUnbounded = levels.length === 4;
  if (limits.length === 0 || (isUnbounded && amount === null))
    return { constraint: null, namesAnAmount: amount !== null };
  const isSoft = items.some((item) => item.isSoftened && item.topics.some(({ topic }) => topic === "price"));
  const ideal = words.some(asksForCheapest) && levels.includes("1") && levels.length > 1 ? ["1"] : undefined;
  const level = describeConstraint({ field: "price", values: levels, ideal, isNegated: false });
  const each = amount === null ? null : dollarsEach(folded, partySize);
  // A sum is taken for a level, which may cost more than it.
  const label =
    each === null ? level : `${level} (our level for $${Math.round(each)}${partySize === null ? "" : " a person"})`;
  return {
    constraint: {
      field: "price",
      values: levels,
      ...(ideal && { ideal }),
      isNegated: false,
      // A sum that covers every level leaves no place out, not even those whose prices nobody knows.
      isHard: !isSoft && !isUnbounded,
      label,
    },
    namesAnAmount: amount !== null,
  };
}

const upTo = (level: number) => ["1", "2", "3", "4"].slice(0, level);

function amountLevels(text: string, partySize: number | null): string[] | null {
  const found = AMOUNT.exec(text);
  const sum = sumIn(text);
  if (!found || sum === null) return null;
  const perHead = sum / sharedBy(text, sum, partySize);
  const isFloor = LOWER_LIMIT.test(text.slice(0, found.index)) && !UPPER_LIMIT.test(text);
  const isLimit = UP_TO.test(text.slice(0, found.index)) || AT_MOST.test(text.slice(found.index + found[0].length));
  const level = LEVEL_LIMITS.find(([dollars]) => perHead <= dollars)?.[1] ?? (isLimit && perHead < SURELY_TOP ? 3 : 4);
  return isFloor ? ["1", "2", "3", "4"].slice(Math.min(level, 4) - 1) : upTo(level);
}

/** How many pay a sum together: one where it is a sum for each. */
function sharedBy(text: string, sum: number, partySize: number | null): number {
  const isEach = new RegExp(`\\b(${PER_PERSON})\\b`).test(text);
  return !isEach && partySize !== null && partySize > 1 && sum > SHARED_BILL_MIN ? partySize : 1;
}

/** Null for a sum in another currency, whose worth isn't known. */
function dollarsEach(text: string, partySize: number | null): number | null {
  const sum = sumIn(text);
  const isOtherCurrency = OTHER_CURRENCY.test(AMOUNT.exec(text)?.[0] ?? "");
  return sum === null || isOtherCurrency ? null : sum / sharedBy(text, sum, partySize);
}

function sumIn(text: string): number | null {
  const found = AMOUNT.exec(text);
  const sum = Number(found?.[2] ?? found?.[4] ?? found?.[1] ?? parseNumber(found?.[3] ?? ""));
  return found && Number.isFinite(sum) && sum > 0 ? sum : null;
}

function signLevels(text: string): string[] | null {
  const signs = [...text.matchAll(/(?<![\w$])(\${1,4})(?![\w$])/g)].map((sign) => sign[1]?.length ?? 1);
  if (signs.length === 0) return null;
  const [least, most] = [Math.min(...signs), Math.max(...signs)];
  if (/\b(?:not|no|isn'?t|never|nothing) \$/.test(text)) return upTo(Math.max(1, least - 1));
  if (UPPER_LIMIT.test(text)) return upTo(most);
  if (/\b(up to|no more than|at most|under|max|maximum|below|not more than)\s+\$/.test(text)) return upTo(most);
  if (/\$\s*(and up|or more|plus|\+|and above|minimum)|\b(at least|over|above)\s+\$/.test(text))
    return ["1", "2", "3", "4"].slice(least - 1);
  return ["1", "2", "3", "4"].slice(least - 1, most);
}

const LEVELS: Record<string, string[]> = {
  dirt: ["1"],
  cheap: ["1", "2"],
  affordable: ["1", "2"],
  moderate: ["2"],
  splurge: ["3", "4"],
};
const NEGATED_LEVELS: Record<string, string[]> = {
  dirt: ["2", "3", "4"],
  cheap: ["2", "3", "4"],
  affordable: ["2", "3", "4"],
  moderate: ["1", "3", "4"],
  splurge: ["1", "2"],
};

/** Cheap is $: what costs $$ may stand in, and isn't told as cheap. */
const asksForCheapest = ({ isNegated, topics }: Mention): boolean =>
  !isNegated && topics.some(({ topic, value }) => topic === "price" && value === "cheap");

const wordLevels = (item: Mention): (string[] | null)[] =>
  item.topics
    .filter(({ topic }) => topic === "price")
    .map(({ value }) => (item.isNegated ? NEGATED_LEVELS : LEVELS)[value] ?? null);
