import { fnv1a } from "../fnv1a";

/** How many compositions there are; 5, the step between them, shares no factor with it, so each is reached. */
export const COMPOSITION_COUNT = 13;
const STEP = 5;

/** The composition an id falls on; `avoid` lists those that its neighbours on the page already use. */
export function chooseComposition(id: string, avoid: readonly number[] = []): number {
  const first = coverSeed(id) % COMPOSITION_COUNT;
  for (let i = 0; i < COMPOSITION_COUNT; i++) {
    const choice = (first + i * STEP) % COMPOSITION_COUNT;
    if (!avoid.includes(choice)) return choice;
  }
  return first;
}

/** The number that a cover's id decides its drawing by: FNV-1a with a final mix, 32 bits. */
export function coverSeed(id: string): number {
  let h = fnv1a(id);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Chance that repeats: the same seed throws the same numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
