import type { Mention } from "./mentions";

/** Words after which a mention of a patio or a dog alone is still a request. */
const SHORT_PROMPT_WORDS = 3;

/** "Where" and "whatever" alone ask for anything at all, not for a table. */
const asksForAPlace = ({ role, words }: Mention) =>
  role === "somewhere" && !["where", "whatever", "anything", "options"].includes(words);

const saysNoChain = (items: Mention[]) =>
  items.some((item) => item.isNegated && item.topics.some(({ value }) => value === "chain"));

/** Whether the items request a meal: a food, a meal or a place to eat, or a mood and an occasion said plainly. */
export function isFoodRequest(items: Mention[], hasBudget = false): boolean {
  const said = items.filter(({ role }) => role !== "mark");
  const topics = new Set(said.flatMap((item) => item.topics.map(({ topic }) => topic)));
  const hasPlaceWord = said.some(({ role }) => role === "eat" || role === "somewhere" || role === "name");
  if (["food", "meal", "diet"].some((topic) => topics.has(topic as "food"))) return true;
  if (said.some(({ role }) => role === "eat")) return true;
  const known = said.filter((item) => item.isKnown).length;
  if (known * 2 < said.length) return false;
  if (hasBudget || saysNoChain(said)) return true;
  if (hasPlaceWord && said.some((item) => item.topics.length > 0 || asksForAPlace(item))) return true;
  if (["vibe", "goodFor", "price", "area"].some((topic) => topics.has(topic as "vibe"))) return true;
  return topics.has("feature") && said.length <= SHORT_PROMPT_WORDS;
}
