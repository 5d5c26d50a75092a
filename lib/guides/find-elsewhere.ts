import { isWish } from "@/lib/contracts/reading";
import type { AcceptedIdea, Constraint, GuideInput, Place, SearchPlan } from "@/lib/contracts/stages";
import { capitalize } from "@/lib/core/capitalize";
import { type City, inCity } from "@/lib/core/cities";
import { throwIfCancelled } from "@/lib/core/errors";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { areasByName } from "@/lib/restaurants/vocabulary/areas";
import { fittingPlaces } from "./constraints/fitting-places";
import { SHORT_GUIDE, shortPrompt } from "./constraints/short-prompt";
import type { Elsewhere } from "./constraints/too-few-fit";
import { isKnownFor } from "./constraints/untold-need";
import type { StageCtx } from "./stage-ctx";
import { wishInCity } from "./wish-in-city";

/** Searches cost money with some sources: the narrowest ones are enough for a proposal, and two cities. */
const OF_ANY_WISH: Extent = { plans: 2, cities: 4 };
/** What no text tells, like a way in without steps, is found by the wider searches alone. */
const OF_A_NEED: Extent = { plans: 5, cities: 2 };
type Extent = { plans: number; cities: number };

const RESULTS_PER_PLAN = 80;
const CHANGES_MAX = 2;

const NEAREST_FIRST: Record<City, readonly City[]> = {
  "San Francisco": ["Oakland", "Berkeley", "Peninsula", "San Jose"],
  Oakland: ["Berkeley", "San Francisco", "Peninsula", "San Jose"],
  Berkeley: ["Oakland", "San Francisco", "Peninsula", "San Jose"],
  "San Jose": ["Peninsula", "San Francisco", "Oakland", "Berkeley"],
  Peninsula: ["San Jose", "San Francisco", "Oakland", "Berkeley"],
};

type Wish = GuideInput & { idea: AcceptedIdea; searchPlans: readonly SearchPlan[] };

/**
 * Looks for a wish in our other cities, the nearest first. A city is proposed where `enough` places fit, or two, for a short
 * guide; none where the wish itself names a part of town, here or there. `needs` are what a place there must be known for.
 */
export async function findElsewhere(
  wish: Wish,
  ctx: StageCtx,
  enough: number,
  needs: readonly Constraint[] = [],
): Promise<Elsewhere> {
  const { city, idea } = wish;
  const found: Elsewhere = { changes: [], places: [] };
  if (namesPartOfTown(wish)) return found;
  const { plans, cities } = needs.length > 0 ? OF_A_NEED : OF_ANY_WISH;
  for (const other of NEAREST_FIRST[city].slice(0, cities)) {
    if (found.changes.length === CHANGES_MAX) break;
    const changed = wishInCity(wish, other);
    if (!changed || namesPartOf(other, wish)) continue;
    const known = await searchCity(other, { ...wish, searchPlans: wish.searchPlans.slice(0, plans) }, ctx);
    const fitting = fittingPlaces(known, idea.constraints).filter((place) => isKnownFor(place, needs));
    found.places.push(...fitting);
    const prompt = fitting.length >= enough ? changed.prompt : shortPrompt(changed.prompt);
    if (fitting.length < Math.min(enough, SHORT_GUIDE) || prompt === null) continue;
    found.changes.push({
      kind: "wider area",
      label: capitalize(inCity(other)),
      placeCount: fitting.length,
      wish: { ...changed, prompt },
    });
  }
  return found;
}

const namesPartOfTown = ({ idea }: Wish): boolean =>
  idea.constraints.some(({ field, isNegated }) => !isNegated && (field === "area" || field === "landmark"));

/** What no part of this city is called is one of that city's, and the wish would be for that alone. */
const namesPartOf = (other: City, { idea: { readings = [] } }: Wish): boolean =>
  readings.some(
    ({ type, role, outcome, quote }) =>
      type === "area" && isWish(role) && outcome === "not judged" && areasByName(other).has(foldWords(quote)),
  );

/** A search that fails proposes nothing: the answer is complete without it. */
async function searchCity(other: City, { city, searchPlans }: Wish, ctx: StageCtx): Promise<Place[]> {
  const plans = searchPlans.map((plan) => ({ ...plan, query: plan.query.replaceAll(city, other) }));
  const results = await Promise.allSettled(
    plans.map((plan) => ctx.places.search({ city: other, plan, limit: RESULTS_PER_PLAN }, ctx)),
  );
  throwIfCancelled(ctx.signal, "Guide creation");
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value.places : []));
  const byId = new Map(found.map((place) => [place.id, place]));
  return [...byId.values()].filter((place) => place.city === other && !ctx.isBlocked(place));
}
