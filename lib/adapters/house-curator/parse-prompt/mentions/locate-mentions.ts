import type { Mention } from "./mentions";

/** A span of a prompt, in UTF-16 units. */
export type Range = { start: number; end: number };

/** How far the next word may be: what lies between was taken out of the text before it was read. */
const GAP_MAX = 400;

/** Where each mention stands in the prompt as it was typed; null where its words are not there, as for an emoji. */
export function locateMentions(items: readonly Mention[], prompt: string): (Range | null)[] {
  let at = 0;
  return items.map(({ raw, role }) => {
    if (role === "mark") return null;
    const starts = raw.split(" ").flatMap((word) => {
      const start = prompt.indexOf(word, at);
      if (start < 0 || start - at > GAP_MAX) return [];
      at = start + word.length;
      return [start];
    });
    const [start] = starts;
    return start === undefined ? null : { start, end: at };
  });
}

/** How many characters two spans share; negative where they lie apart. */
export const shared = (a: Range, b: Range): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

export const overlap = (a: Range, b: Range): boolean => shared(a, b) > 0;
