import { satisfiesHard } from "@/lib/guides/constraints";
import type { AcceptedIdea, Place, Selections } from "@/lib/guides/stage-types";
import { diversify } from "./diversify";
import { putInOrder } from "./put-in-order";
import { reasonFor } from "./reason";
import { scorePlace } from "./score";

/** How many stand in where nobody meets the wish: enough to choose from, too few to pretend. */
const NEAREST = 4;

type Choice = { picks: { placeId: string; reason: string }[]; order: Selections["order"] };

/** Stage 4: the best that differ, in an order that tells a story. Fewer than asked where fewer meet the hard constraints. */
export function choose({
  idea,
  candidates,
  seed,
}: {
  idea: AcceptedIdea;
  candidates: readonly Place[];
  seed: string;
}): Choice {
  const open = candidates.filter(({ status }) => status === "open");
  const fit = open.filter((place) => satisfiesHard(place, idea.constraints));
  // Where the pipeline has let a constraint go, nobody meets them all, and its candidates are the best there is.
  const pool = fit.length > 0 ? fit : open;
  const size = fit.length > 0 ? idea.size : Math.min(idea.size, NEAREST);
  const scored = pool.map((place) => ({ place, score: scorePlace(place, idea, seed) }));
  const { places, order } = putInOrder(
    diversify(scored, size, idea).map(({ place }) => place),
    seed,
  );
  return {
    picks: places.map((place) => ({
      placeId: place.id,
      reason: reasonFor(
        place,
        idea,
        places.filter((other) => other !== place),
      ),
    })),
    order,
  };
}
