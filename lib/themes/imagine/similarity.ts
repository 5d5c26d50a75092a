import type { Gist } from "./gist";

/** Above the first, two themes say the same; above both others they request the same in nearly the same words. */
const SAME_WORDS = 0.5;
const CLOSE_WORDS = 0.25;
const CLOSE_ATTRIBUTES = 0.6;
const NEARLY_ALL = 0.8;

/** Whether a reader would find two themes alike: their words overlap, or they require the same of a place. */
export function areSimilar(a: Gist, b: Gist): boolean {
  const words = overlap(a.words, b.words);
  if (words >= SAME_WORDS) return true;
  const shared = overlap(a.attributes, b.attributes);
  return shared === 1 || (shared >= CLOSE_ATTRIBUTES && words >= CLOSE_WORDS);
}

/** Whether two texts are the same idea, at most in other words. */
export const areSameIdea = (a: Gist, b: Gist): boolean => overlap(a.words, b.words) >= NEARLY_ALL;

/** Jaccard similarity: 0 where nothing is shared or both are empty, 1 where everything is shared. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
