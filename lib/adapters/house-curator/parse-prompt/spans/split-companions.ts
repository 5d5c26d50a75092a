import { isWish } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { COMMON_WORDS } from "../words/common-words";
import type { LinkedSpan } from "./apply-spans";

/** "Soup with bones": one word that no other mention of the span covers. */
const COMPANION = /^(\s*with (?:the )?)(\p{L}{4,})$/iu;

/** A dish that is wanted with something that the vocabulary lacks becomes two spans, so that neither is dropped in silence. */
export const splitCompanions = (linked: readonly LinkedSpan[], prompt: string): LinkedSpan[] =>
  linked.flatMap((each): LinkedSpan[] => {
    const { span, mentions } = each;
    const [mention] = mentions;
    if (span.type !== "dish" || !isWish(span.role) || !mention || mentions.length > 1) return [each];
    const quote = prompt.slice(span.start, span.end);
    const at = quote.indexOf(mention.raw);
    const dishEnd = at + mention.raw.length;
    const [, joint = "", word = ""] = (at < 0 ? null : COMPANION.exec(quote.slice(dishEnd))) ?? [];
    if (!word || COMMON_WORDS.has(foldWords(word))) return [each];
    const end = span.start + dishEnd;
    return [
      { span: { ...span, end }, mentions },
      { span: { ...span, start: end + joint.length, type: "ingredient", typeConfidence: 1 }, mentions: [] },
    ];
  });
