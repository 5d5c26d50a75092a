import { isWish } from "@/lib/contracts/reading";
import { NUMBER_PATTERN } from "@/lib/core/number-words";
import type { ReadSpan } from "../../wish-reader/read-spans";

/** From this confidence in its type on, the number of a span is a sum. */
const SURE_OF_PRICE = 0.7;
/** Of "one splurge" there is one, and "20% tip" is a share. */
const NO_SUM = "(?!\\s*(?:%|percent|-?star|(?:(?:big |real |little )?(?:splurges?|treats?)|cheap|expensive|fancy)\\b))";
const BARE_NUMBER = new RegExp(`(?<![$€£\\d.,])\\b(${NUMBER_PATTERN})\\b${NO_SUM}`, "i");
const MONEY = /[$€£]|\b(?:dollars?|bucks?|usd|cents?)\b/i;

/** A text of a prompt whose sums have their unit, where the model is sure of them: "under 30" is "under 30 dollars". */
export function withUnitsOfPrice(text: string, spans: readonly ReadSpan[], prompt: string): string {
  return spans
    .filter(({ type, role, typeConfidence }) => type === "price" && isWish(role) && typeConfidence >= SURE_OF_PRICE)
    .map(({ start, end }) => prompt.slice(start, end))
    .filter((quote) => !MONEY.test(quote))
    .reduce((all, quote) => all.replace(quote, quote.replace(BARE_NUMBER, "$1 dollars")), text);
}
