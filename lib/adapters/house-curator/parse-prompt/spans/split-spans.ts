import { isWish } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import { occasionsByAge } from "../constraints/ages";
import type { Mention } from "../mentions/mentions";
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

/** "Fish parking": a food, and something of the house, right after it. */
export const splitServices = (linked: readonly LinkedSpan[], prompt: string): LinkedSpan[] =>
  linked.flatMap((each): LinkedSpan[] => {
    const { span, mentions } = each;
    const [food, service] = mentions;
    if (!isWish(span.role) || mentions.length !== 2 || !food || !service) return [each];
    const isFood = food.topics.length > 0 && food.topics.every(({ topic }) => topic === "food");
    const isService = service.topics.length > 0 && service.topics.every(({ topic }) => topic === "feature");
    if (!isFood || !isService || prompt.slice(span.start, span.end) !== `${food.raw} ${service.raw}`) return [each];
    const end = span.start + food.raw.length;
    return [
      { span: { ...span, end, type: "dish", typeConfidence: 1 }, mentions: [food] },
      { span: { ...span, start: end + 1, type: "feature", typeConfidence: 1 }, mentions: [service] },
    ];
  });

/** "4 year old and grandma". */
const TWO_GUESTS = /^(.+?)((?:,| and| &) (?:the |my |our |a )?)(.+)$/iu;

/** Two guests of different needs become two spans, so that each is told by the words for it. */
export const splitGuests = (linked: readonly LinkedSpan[], prompt: string): LinkedSpan[] =>
  linked.flatMap((each): LinkedSpan[] => {
    const { span, mentions } = each;
    const [, first = "", joint = "", second = ""] = TWO_GUESTS.exec(prompt.slice(span.start, span.end)) ?? [];
    if (span.type !== "party" || !isWish(span.role) || mentions.length === 0 || !second) return [each];
    const ofFirst = mentions.filter(({ raw }) => first.includes(raw));
    const ofSecond = mentions.filter((mention) => !ofFirst.includes(mention));
    const isToldApart =
      (ofFirst.length === 0 && occasionsByAge(first).length > 0) ||
      (ofSecond.length === 0 && occasionsByAge(second).length > 0);
    if (!isToldApart) return [each];
    return [
      { span: { ...span, end: span.start + first.length }, mentions: ofFirst },
      { span: { ...span, start: span.start + first.length + joint.length }, mentions: ofSecond },
    ];
  });

const isHeat = ({ topics }: Mention): boolean =>
  topics.length > 0 && topics.every(({ topic, value }) => topic === "vibe" && findFoodVibe(value) !== null);

/** "Spicy noodles" becomes two spans, so that how hot they are to be is told, and can be taken back, by itself. */
export const splitHeat = (linked: readonly LinkedSpan[], prompt: string): LinkedSpan[] =>
  linked.flatMap((each): LinkedSpan[] => {
    const { span, mentions } = each;
    const heat = mentions.find(isHeat);
    const others = mentions.filter((mention) => !isHeat(mention));
    const word = heat?.raw.split(" ").at(-1);
    if (!isWish(span.role) || word === undefined || others.length === 0) return [each];
    const quote = prompt.slice(span.start, span.end);
    const at = quote.indexOf(word);
    if (at < 0) return [each];
    const [before, after] = [quote.slice(0, at).trimEnd(), quote.slice(at + word.length)];
    const heatSpan = {
      ...span,
      type: "vibe" as const,
      typeConfidence: 1,
      start: span.start + at,
      end: span.start + at + word.length,
    };
    const gap = after.length - after.trimStart().length;
    const rest = after.trim() ? { ...span, start: heatSpan.end + gap } : { ...span, end: span.start + before.length };
    if (rest.end <= rest.start) return [each];
    const ofHeat = { span: heatSpan, mentions: mentions.filter(isHeat) };
    const ofRest = { span: rest, mentions: others };
    return heatSpan.start < rest.start ? [ofHeat, ofRest] : [ofRest, ofHeat];
  });
