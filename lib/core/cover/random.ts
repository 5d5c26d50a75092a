import { fnv1a } from "../fnv1a";

/** The number of compositions of citrus fruit. */
export const COMPOSITION_COUNT = 13;

/** The composition of citrus fruit for an id. */
export const chooseComposition = (id: string): number => coverSeed(id) % COMPOSITION_COUNT;

/** The random seed of a cover: the 32-bit FNV-1a hash of its id with a final mix. */
export function coverSeed(id: string): number {
  let h = fnv1a(id);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** A repeatable random generator: the same seed produces the same numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
