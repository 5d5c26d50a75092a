import type { SpanType } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";

/** What one person of a party may have or need. */
const PERSONAL: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "allergen", "access"];

const PERSON =
  /\b(?:mom|mum|mama|mother|dad|papa|father|parents?|folks|sister|brother|siblings?|wife|husband|hubby|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|bf|gf|ex|son|daughter|kids?|child|children|baby|toddler|teen\w*|twins?|grand\w+|nana|nonna|abuel[ao]|oma|opa|aunt\w*|uncle|cousins?|niece|nephew|in-?laws?|friends?|buddy|roommates?|housemates?|boss|manager|co-?workers?|colleagues?|teammates?|guests?|clients?|date|neighbou?rs?|teacher|one of (?:us|them))\b/i;

/** The farthest that a person may stand before what is said of them, in characters. */
const REACH = 60;
const SENTENCE_END = /[.!?;\n]/;
/** Between a food and whom it is for: "no nuts for my son". */
const FOR_WHOM = /^,? ?(?:for|because of|since|as|is for)? ?(?:my|our|the|his|her|their)? ?$/i;

/** Whose wish or refusal a span is, as it was typed: "dad" in "dad can't have shellfish". */
export function personOf(span: ReadSpan, spans: readonly ReadSpan[], prompt: string): string | undefined {
  if (!PERSONAL.includes(span.type) || span.role === "background") return undefined;
  const people = spans.filter(
    ({ type, start, end }) =>
      type === "party" && PERSON.test(prompt.slice(start, end)) && !/\d/.test(prompt.slice(start, end)),
  );
  const after = people.find(({ start }) => start >= span.end && FOR_WHOM.test(prompt.slice(span.end, start)));
  const before = people.findLast(({ end }) => end <= span.start);
  const between = before ? prompt.slice(before.end, span.start) : "";
  const isSaidOf = before !== undefined && between.length <= REACH && !SENTENCE_END.test(between);
  const person = after ?? (isSaidOf ? before : undefined);
  return person && prompt.slice(person.start, person.end);
}
