import type { SpanType } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";

/** What one person of a party may have or need. */
const PERSONAL: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "allergen", "access"];

/** "My date" is somebody; "a date over pasta" is an evening. */
const PERSON =
  /\b(?:(?:my|our|his|her|their) date|(?:(?:my|our|his|her|their|the) )?(?:mom|mum|mama|mother|dad|papa|father|parents?|folks|sister|brother|siblings?|wife|husband|hubby|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|bf|gf|ex|son|daughter|kids?|child|children|baby|toddler|teen\w*|twins?|grand\w+|nana|nonna|abuel[ao]|oma|opa|aunt\w*|uncle|cousins?|niece|nephew|in-?laws?|friends?|buddy|roommates?|housemates?|boss|manager|co-?workers?|colleagues?|teammates?|guests?|clients?|neighbou?rs?|teacher|(?:one|two|three|four|five|some|half|many|most|a few|a couple) of (?:us|them|(?:the|our|my) (?:group|party|team|crew|crowd|gang|family|guests|friends|table))))\b(?!['’]s (?!allergic|vegan|vegetarian|gluten|celiac|coeliac|halal|kosher|keto|not|a |on ))/gi;

/** Whether a quote names one of a party, and no more. */
export const isPerson = (quote: string): boolean =>
  [...quote.matchAll(PERSON)].some(({ 0: words }) => words.length === quote.length);

/** The farthest that a person may stand before what is said of them, in characters. */
const REACH = 60;
/** Where a sentence ends, or goes on about others. */
const OTHER_SUBJECT = /[.!?;\n]|\b(?:we|i|us|everyone|everybody|the rest|others)\b/i;
/** Between a food and whom it is for, or what it does to them: "no nuts for my son", "shrimp puts my sister in the ER". */
const FOR_WHOM =
  /^,? (?:for|because of|since|as|is for|(?:(?:will|would|could|can|might|once|always) )?(?:puts?|sends?|sent|gives?|gave|makes?|made|kills?|hurts?|bothers?|upsets?|(?:dis|doesn['’]t |don['’]t )agrees? with)) (?:(?:my|our|the|his|her|their) )?$/i;

/** Whose wish or refusal a span is, as it was typed: "my dad" in "my dad can't have shellfish". */
export function personOf({ type, role, start, end }: ReadSpan, prompt: string): string | undefined {
  if (!PERSONAL.includes(type) || role === "background") return undefined;
  const people = [...prompt.matchAll(PERSON)].map(({ 0: words, index }) => ({ words, index }));
  const after = people.find(({ index }) => index >= end && FOR_WHOM.test(prompt.slice(end, index)));
  const before = people.findLast(({ words, index }) => index + words.length <= start);
  const between = before ? prompt.slice(before.index + before.words.length, start) : "";
  const isSaidOf = before !== undefined && between.length <= REACH && !OTHER_SUBJECT.test(between);
  return after?.words ?? (isSaidOf ? before.words : undefined);
}
