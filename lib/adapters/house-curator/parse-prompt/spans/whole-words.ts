import { isAgainst, type SpanType } from "@/lib/contracts/reading";
import { isCuisine } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { locateMentions, type Range, shared } from "../mentions/locate-mentions";
import type { Mention } from "../mentions/mentions";
import { isUnspacedText } from "../words/tokenize";
import { spanOf } from "./apply-spans";

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "allergen"];

type Placed = { item: Mention; range: Range };

/**
 * The spans, with those in a script without spaces put on whole words: the model cuts them anywhere. Words of the frame
 * ("guide", "near") are none; a refused word that nobody knows is told, and so it is no doubt about it.
 */
export function withWholeWords(
  spans: readonly ReadSpan[],
  items: readonly Mention[],
  prompt: string,
): readonly ReadSpan[] {
  const quoteOf = ({ start, end }: Range) => prompt.slice(start, end);
  const cut = spans.filter((span) => isUnspacedText(quoteOf(span)));
  if (cut.length === 0) return spans;
  const ranges = locateMentions(items, prompt);
  const words = items.flatMap((item, i): Placed[] => {
    const range = ranges[i];
    return range && isUnspacedText(quoteOf(range)) ? [{ item, range }] : [];
  });
  const whole = words.filter(asks).flatMap((word) => spanOver(word, cut) ?? []);
  return [...spans.filter((span) => !cut.includes(span)), ...whole].toSorted((a, b) => a.start - b.start);
}

/** Whether a word means something of its own, or may: a single letter that nobody knows means nothing. */
const asks = ({ item }: Placed): boolean =>
  item.topics.length > 0 || (item.role === null && !item.isKnown && [...item.raw].length > 1);

/** The span of a word. Of a food, the model may know that it is refused; what else a word means is the vocabulary's to say. */
function spanOver({ item, range }: Placed, cut: readonly ReadSpan[]): ReadSpan | null {
  const [main] = cut
    .filter((span) => shared(span, range) > 0)
    .toSorted((a, b) => compare(weightOf(b, range), weightOf(a, range)));
  if (!main) return null;
  const foods = item.topics.filter(({ topic }) => topic === "food");
  const isFood = foods.some(({ value }) => item.isNegated || !isCuisine(value)) && FOODS.includes(main.type);
  if (isFood || main.role === "danger") return { ...main, ...range };
  if (item.topics.length > 0) return spanOf(item, range);
  return { ...main, ...range, ...(main.role === "avoid" && { typeConfidence: 1, roleConfidence: 1 }) };
}

const weightOf = (span: ReadSpan, range: Range): number[] => [
  Number(FOODS.includes(span.type)),
  Number(isAgainst(span.role)),
  shared(span, range),
];

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
