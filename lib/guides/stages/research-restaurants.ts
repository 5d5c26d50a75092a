import type { Candidates, Research, Selections } from "@/lib/contracts/stages";
import { throwIfCancelled } from "@/lib/core/errors";
import type { StageCtx } from "../stage-ctx";

/** Stage 5: the evidence for the sentences. A place without any still gets an entry, from its bare facts. */
export async function researchRestaurants(
  { candidates, selections }: { candidates: Candidates; selections: Selections },
  ctx: StageCtx,
): Promise<Research> {
  const picked = new Set(selections.picks.map((pick) => pick.placeId));
  const places = candidates.places.filter((place) => picked.has(place.id));
  const { evidence, photos, problems = [] } = await ctx.places.research({ places }, ctx);
  throwIfCancelled(ctx.signal, "Guide creation");
  return { evidence: evidence.filter((snippet) => picked.has(snippet.placeId)), photos, problems };
}
