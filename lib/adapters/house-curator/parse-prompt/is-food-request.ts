import type { Mention } from "./mentions/mentions";

/** The maximum number of words in which a patio or a dog alone is a request. */
const SHORT_PROMPT_WORDS = 3;

/** "Where" and "whatever" alone don't request a restaurant. */
const asksForAPlace = ({ role, words }: Mention) =>
  role === "somewhere" && !["where", "whatever", "anything", "options"].includes(words);

const saysNoChain = (items: Mention[]) =>
  items.some((item) => item.isNegated && item.topics.some(({ value }) => value === "chain"));

/** Whether the items request a meal: a food, a meal or a place to eat, or an explicit mood or occasion. */
export function isFoodRequest(items: Mention[], hasBudget = false): boolean {
  const wordItems = items.filter(({ role }) => role !== "mark");
  const topics = new Set(wordItems.flatMap((item) => item.topics.map(({ topic }) => topic)));
  const hasPlaceWord = wordItems.some(({ role }) => role === "eat" || role === "somewhere" || role === "name");
  if (["food", "meal", "diet"].some((topic) => topics.has(topic as "food"))) return true;
  if (wordItems.some(({ role }) => role === "eat")) return true;
  const known = wordItems.filter((item) => item.isKnown).length;
  if (known * 2 < wordItems.length) return false;
  if (hasBudget || saysNoChain(wordItems)) return true;
  if (hasPlaceWord && wordItems.some((item) => item.topics.length > 0 || asksForAPlace(item))) return true;
  if (["vibe", "goodFor", "price", "area"].some((topic) => topics.has(topic as "vibe"))) return true;
  return topics.has("feature") && wordItems.length <= SHORT_PROMPT_WORDS;
}
