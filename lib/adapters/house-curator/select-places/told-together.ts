import type { AcceptedIdea } from "@/lib/contracts/stages";
import { foldProse } from "@/lib/guides/checker/word-forms";
import { openChoices } from "../open-choices";
import { openingsForWish } from "../openings-for-wish";
import type { ScoredPlace } from "./diversify";

/** How much less than the last of the best a place may score and still be as good an answer, in points of the score. */
const TOLERANCE = 0.9;

/**
 * Places that answer the wish about as well as the best and that editors tell of together, in an opening to such a wish:
 * of many good answers those that make a guide.
 */
export function placesToldTogether(
  scored: readonly ScoredPlace[],
  size: number,
  idea: AcceptedIdea,
  seed: string,
): ScoredPlace[] {
  const best = scored.toSorted((a, b) => b.score - a.score);
  const [first, last] = [best[0], best[Math.min(size, best.length) - 1]];
  if (!first || !last) return [];
  const good = new Map(
    best.filter(({ score }) => score >= last.score - TOLERANCE).map((each) => [each.place.id, each]),
  );
  const openings = openingsForWish(first.place.city, idea, new Set(good.keys()), `${seed}:together`);
  const choices = openChoices(
    idea,
    scored.map(({ place }) => place),
  )
    .flat()
    .map((food) => foldProse(food));
  // "Tacos or phở" is more than what is told of tacos.
  const opening = openings.find(
    ({ placeIds, kinds }) => placeIds.length <= size && !kinds.some((kind) => choices.includes(foldProse(kind))),
  );
  return opening?.placeIds.flatMap((id) => good.get(id) ?? []) ?? [];
}
