import type {
  AcceptedIdea,
  Candidates,
  Constraint,
  GuideInput,
  Place,
  SearchPlan,
  Selections,
} from "@/lib/contracts/stages";
import { evaluateConstraints } from "../constraints/constraint-verdicts";
import { fittingPlaces } from "../constraints/fitting-places";
import { meetsHardConstraints } from "../constraints/hard-constraints";
import { feedsMixedTable, mixedTableOf } from "../constraints/mixed-table";
import { mixedTableFit } from "../constraints/mixed-table-fit";
import { stillNearFits } from "../constraints/nearest-fit";
import { constraintsFallenShort, relaxConstraints } from "../constraints/relax-constraints";
import { tooFewFit } from "../constraints/too-few-fit";
import { untoldNeedFit, untoldNeeds } from "../constraints/untold-need";
import { findElsewhere } from "../find-elsewhere";
import type { StageCtx } from "../stage-ctx";

const PICKS_MIN = 3;
/** With a single one, a guide would be of places where one of two guests may find nothing. */
const FEED_BOTH_MIN = 2;

type Input = GuideInput & { idea: AcceptedIdea; candidates: Candidates; searchPlans?: readonly SearchPlan[] };

/**
 * Stage 4: the picks, in the order of the guide. Only places that meet the hard constraints may be chosen. Where fewer
 * than three do, those a little farther from the landmark that was asked for may stand in; else `tooFew` says so, and the
 * picks are what comes close. The product's own guides take stand-ins instead,
 * as many as are missing, and name what they miss.
 */
export async function selectRestaurants(input: Input, ctx: StageCtx): Promise<Selections> {
  const { city, prompt, idea, candidates } = input;
  // `idea.size` is between 1 and 10: stage 1 sees to it.
  const enough = Math.min(PICKS_MIN, idea.size);
  const wish = { city, prompt, corrections: input.corrections, idea, places: candidates.places };
  const fitting = fittingPlaces(candidates.places, idea.constraints);
  const stillNear = fitting.length < enough ? stillNearFits(candidates.places, idea.constraints) : [];
  if (!ctx.allowsStandIns) {
    const { searchPlans = [] } = input;
    const elsewhere = (needs: Constraint[]) => findElsewhere({ ...wish, searchPlans }, ctx, enough, needs);
    const table = mixedTableOf(idea);
    const feedBoth = fitting.filter((place) => feedsMixedTable(place, idea)).length;
    const isApart = table?.meat.isHard && feedBoth < Math.min(FEED_BOTH_MIN, enough);
    if (isApart) {
      const apart = mixedTableFit({ ...wish, fitting }, table, { enough, elsewhere: await elsewhere([table.diet]) });
      if (apart) return apart;
    }
    if (fitting.length + stillNear.length < enough)
      return tooFewFit(wish, enough, await elsewhere(isApart ? [table.diet] : []));
    const needs = untoldNeeds([...fitting, ...stillNear], idea.constraints);
    if (needs.length > 0) {
      const known = await elsewhere(needs);
      if (known.changes.length > 0)
        return untoldNeedFit({ city, constraints: idea.constraints, places: fitting }, needs, known);
    }
  }
  const mayStandIn = (place: Place) => ctx.allowsStandIns || stillNear.includes(place);
  const pool = relaxConstraints(candidates.places, idea.constraints, PICKS_MIN, mayStandIn);
  if (pool.places.length === 0) return tooFewFit(wish, enough);
  const chosen = await ctx.curator.selectPlaces({ city, prompt, idea, candidates: pool.places }, ctx);
  const { known, invented, repeated } = partitionPicks(chosen.picks, pool.places);
  const fits = (place: Place) => meetsHardConstraints(place, idea.constraints);
  const standInsMax = Math.max(0, enough - pool.places.filter(fits).length);
  const picks = topUp(limitStandIns(known, fits, standInsMax), pool.places, enough).slice(0, idea.size);
  const taken = new Set(picks.map(({ place }) => place.id));
  const ranks = new Map(candidates.places.map(({ id }, i) => [id, i + 1]));
  const scoreOf = (id: string) => chosen.scores?.[id];
  return {
    picks: picks.map(({ place, reason, isFiller }) => ({
      placeId: place.id,
      reason,
      verdicts: evaluateConstraints(place, idea.constraints),
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
          id,
          name,
          kind: "outranked" as const,
          reason: "others fit better",
          score: scoreOf(id),
        })),
    ],
    unmet: constraintsFallenShort(
      picks.map(({ place }) => place),
      idea.constraints,
    ).map(({ label }) => label),
    order: chosen.order,
  };
}

type ChosenPlace = { place: Place; reason: string; isFiller?: boolean };

/** Drops ids that were never candidates, and repeated ones. */
function partitionPicks(picks: { placeId: string; reason: string }[], places: Place[]) {
  const byId = new Map(places.map((place) => [place.id, place]));
  const known = new Map<string, ChosenPlace>();
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

/** The picks that fit, and no more of the others than a guide needs to have enough. */
function limitStandIns(known: ChosenPlace[], fits: (place: Place) => boolean, standInsMax: number): ChosenPlace[] {
  const standIns = known.filter(({ place }) => !fits(place)).slice(0, standInsMax);
  return known.filter((pick) => fits(pick.place) || standIns.includes(pick));
}

/** Fewer than three known picks are topped up by rank, from those that fit before those that come near. */
function topUp(known: ChosenPlace[], places: Place[], enough: number): ChosenPlace[] {
  if (known.length >= enough) return known;
  const taken = new Set(known.map(({ place }) => place.id));
  const fillers = places.filter(({ id }) => !taken.has(id)).slice(0, enough - known.length);
  return [...known, ...fillers.map((place) => ({ place, reason: "Next by rank.", isFiller: true }))];
}
