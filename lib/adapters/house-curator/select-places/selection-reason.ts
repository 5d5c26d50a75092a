import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { joinList } from "../grammar/words";

/** Why a place was picked, for debug runs. */
export function selectionReason(place: Place, idea: AcceptedIdea, others: readonly Place[]): string {
  const met = idea.constraints
    .filter((constraint) => evaluateConstraint(place, constraint) === "met")
    .map(({ label }) => label);
  const fits = met.length > 0 ? `Fits ${joinList(met)}` : "Comes nearest to the wish";
  const own = place.cuisines.find((cuisine) => !others.some(({ cuisines }) => cuisines.includes(cuisine)));
  const alone = place.neighbourhood && !others.some(({ neighbourhood }) => neighbourhood === place.neighbourhood);
  if (own) return `${fits}; the only ${own} here.`;
  return alone ? `${fits}; the only one here in ${place.neighbourhood}.` : `${fits}.`;
}
