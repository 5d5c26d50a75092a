import { locateMentions } from "./locate-mentions";
import { isArea, type Mention } from "./mentions";

/** Words that look out on something, right before it. */
export const LOOKS_OUT_ON =
  /\b(?:views? (?:of|over|onto)|overlook(?:ing|s)?|look(?:ing|s)? (?:out )?(?:on|onto|over|at)|fac(?:ing|es)) (?:the |an? |any )?$/i;
const LOOKS_OUT = /^(?:overlook|look(?:ing|s)? |fac(?:ing|es) )/;
const OF_SOMETHING = /^views? (?:of|over|onto) \p{L}/iu;

/**
 * The mentions, without the neighborhood of what is only looked out on: "overlooking the marina" is a view. Nor does
 * "no view of a parking lot" keep out places with a view.
 */
export function withoutSeenAreas(items: readonly Mention[], prompt: string): Mention[] {
  const ranges = locateMentions(items, prompt);
  return items.map((item, i) => {
    const range = ranges[i];
    if (isArea(item) && range && LOOKS_OUT_ON.test(prompt.slice(0, range.start)))
      return { ...item, topics: item.topics.filter(({ topic }) => topic !== "area") };
    const isOfSomething = range && OF_SOMETHING.test(prompt.slice(range.start));
    if (item.isNegated && (LOOKS_OUT.test(item.words) || isOfSomething))
      return { ...item, topics: item.topics.filter(({ value }) => value !== "view") };
    return item;
  });
}
