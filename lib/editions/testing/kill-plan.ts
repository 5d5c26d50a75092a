import { chance } from "../../cover/chance";
import { type Doom, HAND_OVER_BOUNDARIES, LAST_BOUNDARIES, STEP_BOUNDARIES } from "./doom";

type Plan = {
  dooms: Doom[];
  /** Those of them that are boundaries of steps, as they come. */
  boundaries: string[];
};

/**
 * Every boundary once, and between them so many moments that nobody chose. `deepest`: a server dies at its first to
 * at its so-manieth passing of a hand-over's boundary.
 */
export function killPlan({ seed, moments, deepest = 1 }: { seed: number; moments: number; deepest?: number }): Plan {
  const random = chance(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const anywhere = (_: unknown, i: number): Doom =>
    i % 3 === 2 ? { taken: upTo(3) } : { afterMs: 200 + upTo(900), others: i % 3 };
  const inOrder = (names: readonly string[]): Doom[] => names.map((at) => ({ at }));
  return {
    dooms: [
      ...inOrder(STEP_BOUNDARIES),
      { taken: 2 },
      ...HAND_OVER_BOUNDARIES.map((at) => ({ at, nth: upTo(deepest) })),
      ...Array.from({ length: moments }, anywhere),
      ...inOrder(LAST_BOUNDARIES),
    ],
    boundaries: [...STEP_BOUNDARIES, ...HAND_OVER_BOUNDARIES, ...LAST_BOUNDARIES],
  };
}
