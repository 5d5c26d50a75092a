import type { AcceptedIdea, GuideInput, Place, SearchPlan } from "@/lib/contracts/stages";
import type { WishChange } from "@/lib/contracts/too-few-places";
import { capitalize } from "@/lib/core/capitalize";
import { type City, inCity } from "@/lib/core/cities";
import { throwIfCancelled } from "@/lib/core/errors";
import { fittingPlaces } from "./constraints/fitting-places";
import type { StageCtx } from "./stage-ctx";

/** Searches cost money with some sources: the narrowest ones, in the nearest cities, are enough for a proposal. */
const PLANS_MAX = 2;
const RESULTS_PER_PLAN = 80;

const NEARBY_CITIES: Record<City, readonly City[]> = {
  "San Francisco": ["Oakland", "Berkeley"],
  Oakland: ["San Francisco", "Berkeley"],
  Berkeley: ["Oakland", "San Francisco"],
  "San Jose": ["Peninsula", "San Francisco"],
  Peninsula: ["San Jose", "San Francisco"],
};

type Wish = GuideInput & { idea: AcceptedIdea; searchPlans: readonly SearchPlan[] };

/** The nearby cities where `enough` places fit a wish; none where the wish itself says where. */
export async function nearbyCityChanges(wish: Wish, ctx: StageCtx, enough: number): Promise<WishChange[]> {
  const { city, prompt, corrections = [], idea } = wish;
  if (saysWhere(wish)) return [];
  const changes: WishChange[] = [];
  for (const other of NEARBY_CITIES[city]) {
    const placeCount = fittingPlaces(await searchCity(other, wish, ctx), idea.constraints).length;
    if (placeCount < enough) continue;
    changes.push({
      kind: "wider area",
      label: capitalize(inCity(other)),
      placeCount,
      wish: { city: other, prompt, corrections: [...corrections] },
    });
  }
  return changes;
}

const saysWhere = ({ city, prompt, idea }: Wish): boolean =>
  prompt.toLowerCase().includes(city.toLowerCase()) ||
  idea.constraints.some(({ field }) => field === "area" || field === "landmark");

/** A search that fails proposes nothing: the answer is complete without it. */
async function searchCity(other: City, { city, searchPlans }: Wish, ctx: StageCtx): Promise<Place[]> {
  const plans = searchPlans.slice(0, PLANS_MAX).map((plan) => ({ ...plan, query: plan.query.replaceAll(city, other) }));
  const results = await Promise.allSettled(
    plans.map((plan) => ctx.places.search({ city: other, plan, limit: RESULTS_PER_PLAN }, ctx)),
  );
  throwIfCancelled(ctx.signal, "Guide creation");
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value.places : []));
  const byId = new Map(found.map((place) => [place.id, place]));
  return [...byId.values()].filter((place) => place.city === other && !ctx.isBlocked(place));
}
