import { judge } from "@/lib/guides/constraints";
import type { AcceptedIdea, Place } from "@/lib/guides/stage-types";
import { joined } from "../grammar/words";

/** Why a place was picked, for whoever looks behind the guide. */
export function reasonFor(place: Place, idea: AcceptedIdea, others: readonly Place[]): string {
  const met = idea.constraints.filter((constraint) => judge(place, constraint) === "met").map(({ label }) => label);
  const fits = met.length > 0 ? `Fits ${joined(met)}` : "Comes nearest to the wish";
  const own = place.cuisines.find((cuisine) => !others.some(({ cuisines }) => cuisines.includes(cuisine)));
  const alone = place.neighbourhood && !others.some(({ neighbourhood }) => neighbourhood === place.neighbourhood);
  if (own) return `${fits}; the only ${own} here.`;
  return alone ? `${fits}; the only one here in ${place.neighbourhood}.` : `${fits}.`;
}
