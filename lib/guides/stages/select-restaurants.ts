import { inCity } from "../../cities";
import { AppError } from "../../errors";
import { verdictsOf } from "../constraints";
import { loosen } from "../loosen";
import type { StageCtx } from "../stage-ctx";
import type { AcceptedIdea, Candidates, GuideInput, Place, Selections } from "../stage-types";

const ENOUGH = 3;

type Input = GuideInput & { idea: AcceptedIdea; candidates: Candidates };

/**
 * Stage 4: who goes in, in the order of telling. Only places that meet the hard constraints may be chosen; where too
 * few do, the constraint that gives way is named, so that the guide can say so. Throws `unprocessable` when nothing fits.
 */
export async function selectRestaurants({ city, wish, idea, candidates }: Input, ctx: StageCtx): Promise<Selections> {
  const pool = loosen(candidates.places, idea.constraints, ENOUGH);
  if (pool.places.length === 0) throw new AppError("unprocessable", nothingFits(city, pool.unmet));
  const chosen = await ctx.curator.choose({ city, wish, idea, candidates: pool.places }, ctx);
  const { known, invented, repeated } = split(chosen.picks, pool.places);
  const picks = fill(known, pool.places, Math.min(ENOUGH, idea.size)).slice(0, idea.size);
  const taken = new Set(picks.map(({ place }) => place.id));
  const ranks = new Map(candidates.places.map(({ id }, i) => [id, i + 1]));
  const scoreOf = (id: string) => chosen.scores?.[id];
  return {
    picks: picks.map(({ place, reason, isFiller }) => ({
      placeId: place.id,
      reason,
      verdicts: verdictsOf(place, idea.constraints),
      searchRank: ranks.get(place.id),
      score: scoreOf(place.id),
      isFiller,
    })),
    rejected: [
      ...invented.map((id) => ({ id, name: id, kind: "invented" as const, reason: "was not among the candidates" })),
      ...repeated.map(({ id, name }) => ({ id, name, kind: "repeated" as const, reason: "was named twice" })),
      ...pool.rejected,
      ...pool.places
        .filter(({ id }) => !taken.has(id))
        .map(({ id, name }) => ({
          ...{ id, name, kind: "outranked" as const, reason: "others fit better" },
          score: scoreOf(id),
        })),
    ],
    unmet: pool.unmet,
    order: chosen.order,
  };
}

type Chosen = { place: Place; reason: string; isFiller?: boolean };

/** Ids that were never candidates, and repeated ones, are thrown away. */
function split(picks: { placeId: string; reason: string }[], places: Place[]) {
  const byId = new Map(places.map((place) => [place.id, place]));
  const known = new Map<string, Chosen>();
  const invented: string[] = [];
  const repeated: Place[] = [];
  for (const { placeId, reason } of picks) {
    const place = byId.get(placeId);
    if (!place) invented.push(placeId);
    else if (known.has(placeId)) repeated.push(place);
    else known.set(placeId, { place, reason });
  }
  return { known: [...known.values()], invented, repeated };
}

/** Fewer than three known picks are topped up by rank from those that meet the hard constraints. */
function fill(known: Chosen[], places: Place[], enough: number): Chosen[] {
  if (known.length >= enough) return known;
  const taken = new Set(known.map(({ place }) => place.id));
  const spare = places.filter(({ id }) => !taken.has(id)).slice(0, enough - known.length);
  return [...known, ...spare.map((place) => ({ place, reason: "Next by rank.", isFiller: true }))];
}

const nothingFits = (city: string, unmet: string[]) =>
  unmet.length > 0
    ? `Nobody ${inCity(city)} that we know of fits ${list(unmet)}. Try a wider area, or one wish fewer.`
    : `Nothing that we know of ${inCity(city)} fits this wish yet. Try other words, or another city.`;

const list = (items: string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(items.map((i) => `"${i}"`));
