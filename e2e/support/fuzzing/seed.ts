import fc from "fast-check";
import type { HostileInputs } from "./hostile-inputs";

/** The same each time, so that a run that fails can be had again; others by hand. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** How many of what a seed chooses: 1 in `npm test`, more by hand. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 1);

/** A seed of its own for each place, so that one more route changes nothing of what the others get. */
export const seedFor = (place: string): number => [...place].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, SEED);

/** All that is always tried, and as many of the others as asked, by the place's seed. */
export function sample({ always, sometimes }: HostileInputs, place: string, count: number): string[] {
  const many = Math.min(sometimes.length, Math.ceil(count * RUNS));
  const some = fc.shuffledSubarray([...sometimes], { minLength: many, maxLength: many });
  return [...always, ...(fc.sample(some, { seed: seedFor(place), numRuns: 1 })[0] ?? [])];
}
