import { satisfiesHard } from "@/lib/guides/constraints";
import type { AcceptedIdea, Place, Selections } from "@/lib/guides/stage-types";
import { diversify } from "./diversify";
import { putInOrder } from "./put-in-order";
import { reasonFor } from "./reason";
import { scorePlace } from "./score";

/** Fewer than this that meet everything make no guide: then those that miss only what gave way stand in, and it says so. */
const ENOUGH = 3;
/** How long a guide with stand-ins gets: enough to choose from, too short to pretend. */
const WITH_STAND_INS = 5;

type Choice = {
  picks: { placeId: string; reason: string }[];
  order: Selections["order"];
  scores: Record<string, number>;
};

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
  const isMet = fit.length >= Math.min(ENOUGH, idea.size) || fit.length === open.length;
  const pool = isMet ? fit : open;
  const size = isMet ? idea.size : Math.min(idea.size, WITH_STAND_INS);
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
    scores: Object.fromEntries(scored.map(({ place, score }) => [place.id, Math.round(score * 100) / 100])),
  };
}
