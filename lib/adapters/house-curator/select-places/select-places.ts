import { type AcceptedIdea, NO_ORDER, type Place, type Selections } from "@/lib/contracts/stages";
import { meetsHardConstraints } from "@/lib/guides/constraints/hard-constraints";
import { isOrderMeaningful, ORDERS } from "@/lib/guides/pick-orders";
import { seededShuffle } from "../seeded-random";
import { diversify } from "./diversify";
import { scorePlace } from "./score-place";
import { selectionReason } from "./selection-reason";

/** With fewer full matches than this, as many places that come near are added, and the guide says so. */
const MATCHES_MIN = 3;

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
  const near = open.filter((place) => !fit.includes(place));
  const score = (places: Place[]) => places.map((place) => ({ place, score: scorePlace(place, idea, seed) }));
  const scored = { fit: score(fit), near: score(near) };
  const fitting = diversify(scored.fit, idea.size, idea);
  const enough = Math.min(MATCHES_MIN, idea.size);
  const picked = fitting.length < enough ? diversify(scored.near, enough, idea, fitting) : fitting;
  const { places, order } = orderPicks(
    picked.map(({ place }) => place),
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
    scores: Object.fromEntries(
      [...scored.fit, ...scored.near].map(({ place, score }) => [place.id, Math.round(score * 100) / 100]),
    ),
  };
}

/** The picks in a meaningful order, with that order's name; in rank order if there is none. */
function orderPicks(places: readonly Place[], seed: string): { places: Place[]; order: string } {
  const order = seededShuffle(ORDERS, `${seed}:order`).find((candidate) => isOrderMeaningful(candidate, places));
  if (!order) return { places: [...places], order: NO_ORDER };
  const rank = (place: Place) => order.rankOf(place) ?? 0;
  return { places: [...places].sort((a, b) => rank(a) - rank(b)), order: order.name };
}
