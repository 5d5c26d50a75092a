import { foldWords } from "@/lib/restaurants/vocabulary";
import type { Corner } from "../places/corners";
import { locateMentions, overlap } from "./locate-mentions";
import type { Mention } from "./mentions";

/** The phrases of a text, with both streets of a corner as one. */
export function joinCorners(items: readonly Mention[], corners: readonly Corner[], text: string): Mention[] {
  const ranges = locateMentions(items, text);
  const joined = new Set<Corner>();
  return items.flatMap((item, at): Mention[] => {
    const range = ranges[at] ?? rangeBetween(ranges, at);
    const corner = range && corners.find(({ start, quote }) => overlap(range, { start, end: start + quote.length }));
    if (!corner) return [item];
    if (joined.has(corner)) return [];
    joined.add(corner);
    return [{ ...item, ...cornerMention(corner) }];
  });
}

/** A mark has no place of its own: it stands after what is before it. */
function rangeBetween(ranges: ReturnType<typeof locateMentions>, at: number) {
  const before = ranges.slice(0, at).findLast((range) => range !== null);
  const after = ranges.slice(at + 1).find((range) => range !== null);
  return before && after ? { start: before.end, end: after.start } : null;
}

const cornerMention = ({ quote, areas }: Corner): Partial<Mention> => ({
  words: foldWords(quote.replaceAll("&", " and ")),
  raw: quote,
  role: null,
  topics: areas.map((value) => ({ topic: "area", value })),
  isKnown: true,
});
