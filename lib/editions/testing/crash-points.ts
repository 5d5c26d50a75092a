import { seededRandom } from "@/lib/core/cover/random";

/** A server's orders: the time at which its clocks start, and the points at which it dies. */
export type CrashOrders = { now: string; diesAt: readonly string[] };

/** How else it may die, wherever it is. */
export type RandomCrash =
  /** By the provider, which accepts its n-th request and sends no response. */
  | { taken: number }
  /** At that many milliseconds of its life, and so many others with it. */
  | { afterMs: number; others: number };

/** The step is done but not recorded; it is recorded, and nothing follows yet. */
const boundariesOf = (step: string): string[] => [`${step} is done`, `${step} is recorded`];

/** The steps of a send, from the clock's tick to the summary. */
export const STEPS = ["start-editions", "open", "write-guide", "queue", "hand-over", "finish", "send-summary"];
export const STEP_BOUNDARIES: readonly string[] = STEPS.flatMap(boundariesOf);
/** The same for what a hand-over is made of. */
export const DELIVERY_BOUNDARIES: readonly string[] = [
  ...["before gathering", "after gathering", "before claiming", "after claiming"],
  ...["before handing over", "after handing over", "before settling", "after settling"],
];

/** So many random crashes, the same ones for the same seed. */
export function randomCrashes(seed: number, count: number): RandomCrash[] {
  const random = seededRandom(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  return Array.from({ length: count }, (_, i) =>
    i % 3 === 2 ? { taken: upTo(3) } : { afterMs: 200 + upTo(900), others: i % 3 },
  );
}
