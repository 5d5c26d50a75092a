/** How a server is to die. */
export type Doom =
  /** By its own hand when it passes this point for the n-th time: see doomed-server.ts for the points. */
  | { at: string; nth?: number }
  /** By the provider's, which has taken its n-th request and answers nothing. */
  | { taken: number }
  /** From outside, at that many milliseconds of its life, and every other server with it. */
  | { afterMs: number; others?: number };

/** What a server is told before it begins: the moment at which its clocks start, and at what point it dies. */
export type Orders = { now: string; at: string | null; nth: number };

/** Every boundary of the send, in the order in which one is met: before and after each step is written down. */
export const STEP_BOUNDARIES: readonly string[] = ["set-off", "open", "write-guide", "queue"].flatMap(around);
export const LAST_BOUNDARIES: readonly string[] = ["hand-over", "finish", "tell-the-desk"].flatMap(around);
/** The same for what a hand-over is made of. */
export const HAND_OVER_BOUNDARIES: readonly string[] = [
  ...["before gathering", "after gathering", "before claiming", "after claiming"],
  ...["before handing over", "after handing over", "before settling", "after settling"],
];

/** The step has done its work and nobody knows; it is known, and nothing comes after it yet. */
function around(step: string): string[] {
  return [`${step} is done`, `${step} is written down`];
}
