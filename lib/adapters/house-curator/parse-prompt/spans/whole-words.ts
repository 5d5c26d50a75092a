import { isAgainst, isWish, type SpanType } from "@/lib/contracts/reading";
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
  const saysNo = items.some((item, at) => SAYS_NO.test(item.raw) && isOpenNo(item, [items[at - 1], items[at + 1]]));
  const whole = words.filter(asks).flatMap((word) => spanOver(word, cut, saysNo) ?? []);
  return [...spans.filter((span) => !cut.includes(span)), ...whole].toSorted((a, b) => a.start - b.start);
}

/** Whether a word means something of its own, or may: a single letter that nobody knows means nothing. */
const asks = ({ item }: Placed): boolean =>
  item.topics.length > 0 || (item.role === null && !item.isKnown && [...item.raw].length > 1);

/** What Chinese, Japanese and Korean say no with. */
const SAYS_NO =
  /[不没沒無无非别別勿忌戒免避嫌厌厭除抜]|以外|之外|拒|讨厌|討厭|な[いしく]|ません|ず|ぬき|ダメ|だめ|駄目|苦手|NG|안|못|말고|빼|없|제외|싫|않|아닌/i;

/** Whether a "no" may be about any food: in "not expensive" it is a part of a word, and in "not loud" it is about the room. */
function isOpenNo({ topics, role }: Mention, beside: readonly (Mention | undefined)[]): boolean {
  const isOfRoom = beside.some((each) => each?.isNegated && each.topics.every(({ topic }) => topic !== "food"));
  return topics.length === 0 && role !== "filler" && !isOfRoom;
}

/**
 * The span of a word. Of a food, the model may know that it is refused, where anything says no; what else a word means is
 * the vocabulary's to say.
 */
function spanOver({ item, range }: Placed, cut: readonly ReadSpan[], saysNo: boolean): ReadSpan | null {
  const [main] = cut
    .filter((span) => shared(span, range) > 0)
    .toSorted((a, b) => compare(weightOf(b, range), weightOf(a, range)));
  if (!main) return null;
  const foods = item.topics.filter(({ topic }) => topic === "food");
  if (main.role === "danger") return { ...main, ...range };
  const isFood = foods.some(({ value }) => !isCuisine(value)) && FOODS.includes(main.type);
  const isRefused = main.role === "avoid" && saysNo;
  if (isFood && !item.isNegated && (isRefused || isWish(main.role))) return { ...main, ...range };
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
