import fc from "fast-check";
import type { HostileInputs } from "./hostile-inputs";

/** Fixed, so that a run that fails can be repeated; others can be set by hand. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** A multiplier for what a seed selects: a half in `npm test`, more by hand. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 0.5);

/** A separate seed for each route, so that a new route does not change what the others get. */
export const seedFor = (place: string): number => [...place].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, SEED);

/** All that is always used, and the requested number of others, selected by the route's seed. */
export function sample({ always, sometimes }: HostileInputs, place: string, count: number): string[] {
  const many = Math.min(sometimes.length, Math.ceil(count * RUNS));
  const some = fc.shuffledSubarray([...sometimes], { minLength: many, maxLength: many });
  return [...always, ...(fc.sample(some, { seed: seedFor(place), numRuns: 1 })[0] ?? [])];
}
