import type { Restaurant } from "@/lib/contracts/restaurant";
import { foldText } from "@/lib/core/fold-text";

type Hit = Pick<Restaurant, "id" | "name" | "cuisines" | "humanizedLocation" | "editorialSummary">;

/** Shorter words say where or how: "in", "at". */
const MIN_LENGTH = 3;

/**
 * Why a hit is one where its row doesn't show it: "Mentions “swan”", by its id. A name may be spelled otherwise than the
 * query; that a text is meant is known where another name holds the words, or where the text is the summary.
 */
export function mentions(
  hits: readonly Hit[],
  query: string,
  /** Of a search for a food, the ids of those that only mention it: all others have it, whatever their rows show. */
  mentioned: readonly string[] | null = null,
): ReadonlyMap<string, string> {
  const words = foldText(query)
    .split(" ")
    .filter((word) => word.length >= MIN_LENGTH);
  const isSpelledSo = hits.some(({ name }) => unseen(words, name).length === 0);
  return new Map(
    hits.flatMap((hit) => {
      if (mentioned && !mentioned.includes(hit.id)) return [];
      const left = unseen(words, [hit.name, ...hit.cuisines, hit.humanizedLocation].join(" "));
      const isMention = mentioned !== null || isSpelledSo || unseen(left, hit.editorialSummary ?? "").length === 0;
      return left.length > 0 && isMention ? [[hit.id, `Mentions “${left.join(" ")}”`] as const] : [];
    }),
  );
}

/** The words that begin none of a text's. */
function unseen(words: readonly string[], text: string): string[] {
  const folded = ` ${foldText(text)}`;
  return words.filter((word) => !folded.includes(` ${word}`));
}
