import { type AcceptedIdea, NO_ORDER, type Place, type Selections } from "@/lib/contracts/stages";
import { meetsHardConstraints } from "@/lib/guides/constraints/evaluate-constraint";
import { isOrderMeaningful, ORDERS } from "@/lib/guides/pick-orders";
import { seededShuffle } from "../seeded-random";
import { diversify } from "./diversify";
import { scorePlace } from "./score-place";
import { selectionReason } from "./selection-reason";

/** With fewer full matches than this, places that miss only relaxed constraints are added, and the guide says so. */
const MATCHES_MIN = 3;
/** The maximum size of a guide with such places: a longer one would pretend to match. */
const SIZE_WITH_STAND_INS = 5;

type Selection = {
  picks: { placeId: string; reason: string }[];
  order: Selections["order"];
  scores: Record<string, number>;
};

/** Stage 4: the best varied places in a meaningful order. Fewer than requested if fewer meet the hard constraints. */
export function selectPlaces({
  idea,
  candidates,
  seed,
}: {
  idea: AcceptedIdea;
  candidates: readonly Place[];
  seed: string;
}): Selection {
  const open = candidates.filter(({ status }) => status === "open");
  const fit = open.filter((place) => meetsHardConstraints(place, idea.constraints));
  const isMet = fit.length >= Math.min(MATCHES_MIN, idea.size) || fit.length === open.length;
  const pool = isMet ? fit : open;
  const size = isMet ? idea.size : Math.min(idea.size, SIZE_WITH_STAND_INS);
  const scored = pool.map((place) => ({ place, score: scorePlace(place, idea, seed) }));
  const { places, order } = orderPicks(
    diversify(scored, size, idea).map(({ place }) => place),
    seed,
  );
  return {
    picks: places.map((place) => ({
      placeId: place.id,
      reason: selectionReason(
        place,
        idea,
        places.filter((other) => other !== place),
      ),
    })),
    order,
    scores: Object.fromEntries(scored.map(({ place, score }) => [place.id, Math.round(score * 100) / 100])),
  };
}

/** The picks in a meaningful order, with that order's name; in rank order if there is none. */
function orderPicks(places: readonly Place[], seed: string): { places: Place[]; order: string } {
  const order = seededShuffle(ORDERS, `${seed}:order`).find((candidate) => isOrderMeaningful(candidate, places));
  if (!order) return { places: [...places], order: NO_ORDER };
  const rank = (place: Place) => order.rankOf(place) ?? 0;
  return { places: [...places].sort((a, b) => rank(a) - rank(b)), order: order.name };
}
