import { isAgainst, type PromptReading } from "@/lib/contracts/reading";
import type { Constraint, GuideInput } from "@/lib/contracts/stages";
import { CUISINES_BY_REGION, foldWords } from "@/lib/restaurants/vocabulary";
import { isImpliedBy } from "../constraints/beside-diet";
import { COOKING_LIKE } from "../constraints/comparison-constraints";
import { findMentions, type Mention } from "../mentions/mentions";
import { timeInWords } from "../words/plain-words";
import { type LinkedSpan, SURE_OF_BACKGROUND } from "./apply-spans";
import { withFeastDays } from "./feast-readings";
import { companyOf, withGuestReadings } from "./guest-readings";
import { joinReadings, readingLabel } from "./join-readings";
import { withLineReadings } from "./line-readings";
import { withPartySize } from "./party-readings";
import { personOf } from "./people";
import { settleReadings } from "./settle-readings";
import { isUnclear, spanConstraint } from "./span-constraints";

const FOOD_FIELDS: readonly Constraint["field"][] = ["dish", "cuisine"];

/** What became of each span: the constraint that its mentions, or its own words, have led to. */
export function toReadings(
  linked: readonly LinkedSpan[],
  constraints: readonly Constraint[],
  { prompt, city }: GuideInput,
): PromptReading[] {
  const readings = linked.map((each): PromptReading => {
    const { end, type } = each.span;
    const constraint = constraintOf(each, constraints, { prompt, city });
    const denial = constraint ? "" : denialBefore(each.span, prompt);
    const start = each.span.start - (refusalBefore(each.span, prompt) || denial).length;
    const quote = prompt.slice(start, end);
    const person = personOf(each.span, prompt);
    const readAs = each.mentions.map(respelled).find((words) => words !== null);
    return {
      quote,
      start,
      role: roleOf(each, constraint),
      type,
      outcome: outcomeOf(each, constraint),
      label: constraint?.label ?? readingLabel(quote),
      ...(readAs && { readAs }),
      ...(person && { person }),
    };
  });
  const whole = joinMentions(linked, readings, { prompt, city });
  const all = withGuestReadings(joinPrices(whole, prompt), constraints, prompt);
  const settled = settleReadings(joinReadings(all, prompt).map(timeTold), constraints, city, prompt);
  return withLineReadings(withFeastDays(withPartySize(settled, prompt), prompt), prompt);
}

/** "Up to $$" is what somebody wants of whom the quote says "not too pricey", and not "too pricey". */
const refusalBefore = ({ type, role, start }: LinkedSpan["span"], prompt: string): string =>
  type === "price" && role === "avoid"
    ? (/(?<!\p{L})(?:not|nothing) (?:too )?$/iu.exec(prompt.slice(0, start))?.[0] ?? "")
    : "";

/** What nobody can look up is called by its own words: "without making a scene", and not "no scene". */
const denialBefore = ({ type, role, start }: LinkedSpan["span"], prompt: string): string =>
  role === "avoid" && !NEVER_DENIED.includes(type)
    ? (LOOKED_OUT_ON.exec(prompt.slice(0, start))?.[0] ??
      /(?<!\p{L})(?:without|nobody|no one) (?:(?:\p{L}+ing|being) )?(?:(?:an?|any|the|too much|much) )?$/iu.exec(
        prompt.slice(0, start),
      )?.[0] ??
      "")
    : "";

/** "Not overlooking a parking lot". */
const LOOKED_OUT_ON =
  /(?<!\p{L})(?:not|without|no) (?:overlooking|looking (?:out )?(?:on|onto|over|at)|facing|views? (?:of|over)) (?:the |an? |any )?$/iu;

const NEVER_DENIED: readonly PromptReading["type"][] = [
  ...(["cuisine", "dish", "ingredient", "diet", "allergen", "price", "area", "landmark", "place"] as const),
];

/** One phrase of the vocabulary is told as one, whatever parts the model has of it: "hear each" and "other", "Tex" and "Mex". */
function joinMentions(
  linked: readonly LinkedSpan[],
  readings: readonly PromptReading[],
  { prompt, city }: GuideInput,
): PromptReading[] {
  const joined: PromptReading[] = [];
  for (const [i, reading] of readings.entries()) {
    const last = joined.at(-1);
    const isOne =
      last &&
      linked[i]?.mentions.some((mention) => mention.words.includes(" ") && linked[i - 1]?.mentions.includes(mention)) &&
      !saysSomething(last.quote, city) &&
      !saysSomething(reading.quote, city) &&
      /^[ -]$/.test(prompt.slice(last.start + last.quote.length, reading.start)) &&
      (last.label === reading.label || (last.outcome !== "judged" && reading.outcome !== "judged"));
    if (!last || !isOne) {
      joined.push(reading);
      continue;
    }
    const quote = prompt.slice(last.start, reading.start + reading.quote.length);
    const label = last.outcome === "judged" ? last.label : readingLabel(quote);
    const outcome = last.outcome === reading.outcome ? last.outcome : "not judged";
    joined.splice(-1, 1, { ...last, quote, label, outcome });
  }
  return joined;
}

/** A part that the vocabulary knows by itself is told by itself: "spicy", in "really spicy". */
const saysSomething = (quote: string, city: GuideInput["city"]): boolean =>
  findMentions(quote, city).some(({ topics }) => topics.length > 0);

/** A sum of which the model has two halves is told as one: "not over" and "$$", "not" and "expensive". */
function joinPrices(readings: readonly PromptReading[], prompt: string): PromptReading[] {
  const joined: PromptReading[] = [];
  for (const reading of readings) {
    const last = joined.at(-1);
    const isOne =
      last?.type === "price" &&
      reading.type === "price" &&
      last.outcome === "judged" &&
      last.label === reading.label &&
      prompt.slice(last.start + last.quote.length, reading.start).trim() === "";
    if (last && isOne)
      joined.splice(-1, 1, { ...last, quote: prompt.slice(last.start, Math.max(endOf(last), endOf(reading))) });
    else joined.push(reading);
  }
  return joined;
}

const endOf = ({ start, quote }: PromptReading): number => start + quote.length;

function timeTold(reading: PromptReading): PromptReading {
  if (reading.type !== "time" || (reading.outcome !== "not judged" && reading.outcome !== "not understood"))
    return reading;
  const label = timeInWords(reading.label);
  return label === reading.label ? reading : { ...reading, outcome: "not judged", label };
}

/** A refusal by the rules has won over an unsure wish; whatever is judged isn't background. */
function roleOf({ span: { role } }: LinkedSpan, constraint: Constraint | undefined): PromptReading["role"] {
  // "Not expensive" asks for "up to $$", and can be given up as any wish.
  if (role === "avoid" && constraint?.field === "price" && !constraint.isNegated) return "want";
  if (!constraint || isAgainst(role)) return role;
  if (constraint.isNegated) return constraint.isDanger ? "danger" : "avoid";
  return role === "background" ? "want" : role;
}

function outcomeOf({ span }: LinkedSpan, constraint: Constraint | undefined): PromptReading["outcome"] {
  if (span.role === "background" && !constraint) {
    return span.roleConfidence < SURE_OF_BACKGROUND ? "not understood" : "ignored";
  }
  // What may have to be avoided is avoided, and the guide asks.
  if (constraint && !(isUnclear(span) && constraint.isNegated)) return "judged";
  return isUnclear(span) ? "not understood" : "not judged";
}

function constraintOf(each: LinkedSpan, constraints: readonly Constraint[], input: GuideInput): Constraint | undefined {
  const { span, mentions } = each;
  const { prompt } = input;
  const own = spanConstraint(each, input);
  if (own) return constraints.find(({ field, label }) => field === own.field && label === own.label);
  if (span.role === "background" && mentions.length === 0) return undefined;
  const isNegated = isAgainst(span.role);
  const about = constraints.filter(
    (constraint) =>
      mentions.some((mention) => isAbout(constraint, mention)) ||
      fits(constraint, each, prompt.slice(span.start, span.end)),
  );
  const isOfType = ({ field }: Constraint) => field === FIELD_BY_TYPE[span.type];
  const [first] = about.toSorted(
    (a, b) =>
      Number(b.isNegated === isNegated) - Number(a.isNegated === isNegated) ||
      Number(isOfType(b)) - Number(isOfType(a)),
  );
  // A wish for a food is no refusal of it.
  return first && isNegated && !first.isNegated && FOOD_FIELDS.includes(first.field) ? undefined : first;
}

/** Of a mention with two meanings, the one that the span is of: "bday" in "bday dinner". */
const FIELD_BY_TYPE: Partial<Record<PromptReading["type"], Constraint["field"]>> = {
  occasion: "goodFor",
  meal: "meal",
};

const isAbout = ({ field, values }: Constraint, { topics, isNegated: isRefused }: Mention): boolean =>
  topics.some(({ topic, value }) => {
    if (topic === "price") return field === "price";
    if (field === "diet" && isRefused) return values.includes(value) || values.some((diet) => isImpliedBy(diet, value));
    if (topic === "feature" && OF_ALCOHOL.includes(value)) return field === "dish" && values.includes("alcohol");
    return (
      values.includes(value) || (topic === "food" && CUISINES_BY_REGION[value]?.some((name) => values.includes(name)))
    );
  });

const OF_ALCOHOL = ["alcohol-free", "serves-alcohol"];

/** Constraints that are made of the whole prompt rather than of mentions: its budget, its party, the places it names. */
function fits({ field, values, label }: Constraint, { span }: LinkedSpan, quote: string): boolean {
  if (span.type === "price") return field === "price";
  if (span.type === "place") {
    if (span.role === "want") return label.startsWith(COOKING_LIKE) && foldWords(label).includes(foldWords(quote));
    return field === "name" && namesOneOf(quote, values);
  }
  if (span.type === "landmark" && field === "landmark") return true;
  if (span.type === "area" || span.type === "landmark") return field === "area" && namesOneOf(quote, values);
  if (span.type === "party") return field === "goodFor" && values.some((value) => companyOf(quote).includes(value));
  return false;
}

const namesOneOf = (quote: string, values: readonly string[]): boolean =>
  values.some((value) => foldWords(quote).includes(foldWords(value)));

/** The words that a mention was taken for, if they aren't those that were typed. */
const respelled = ({ raw, words }: Mention): string | null =>
  foldWords(raw.replaceAll("&", " and ")) === foldWords(words) ? null : words;
