import type { AcceptedIdea, Candidates, GuideInput, Place, Rejection, SearchPlan } from "@/lib/contracts/stages";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import { isSamePlace, normalizedPlaceName } from "@/lib/restaurants/same-place";
import type { StageCtx } from "../stage-ctx";

const RESULTS_PER_PLAN = 80;

type Input = GuideInput & { idea: AcceptedIdea; searchPlans: SearchPlan[] };

/** Stage 3: every open place of the city that a search found, once. A failed search is reported, but not fatal. */
export async function collectCandidates({ city, searchPlans }: Input, ctx: StageCtx): Promise<Candidates> {
  // Were the best all resting, as many others would be left.
  const limit = RESULTS_PER_PLAN + (ctx.resting?.size ?? 0);
  const results = await Promise.allSettled(searchPlans.map((plan) => ctx.places.search({ city, plan, limit }, ctx)));
  throwIfCancelled(ctx.signal, "Guide creation");
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value.places : []));
  const failed = results.flatMap((result, i) =>
    result.status === "rejected"
      ? [`The search "${searchPlans[i]?.query}" failed: ${userMessageOf(result.reason)}`]
      : [],
  );
  if (failed.length === results.length) {
    throw new AppError("unavailable", "Our restaurant source doesn't answer right now. Please try again in a minute.", {
      cause: results.find((result) => result.status === "rejected")?.reason,
    });
  }
  const reported = results.flatMap((result) => (result.status === "fulfilled" ? (result.value.problems ?? []) : []));
  const problems = [...new Set([...failed, ...reported])];
  const rejected: Candidates["rejected"] = [];
  const accepted: KeyedPlace[] = [];
  for (const place of bestFirst(found)) {
    const named = { place, key: normalizedPlaceName(place.name) };
    const rejection = rejectionOf(named, city, accepted, ctx);
    if (rejection === null) accepted.push(named);
    else rejected.push({ id: place.id, name: place.name, ...rejection });
  }
  const searches = results.map((result, i) => ({
    planId: searchPlans[i]?.id ?? "",
    found: result.status === "fulfilled" ? result.value.places.length : null,
  }));
  return { places: accepted.map(({ place }) => place), problems, rejected, searches };
}

/** Each id once, with the best score that any plan gave it. */
function bestFirst(found: Place[]): Place[] {
  const byId = new Map<string, Place>();
  for (const place of found) {
    const known = byId.get(place.id);
    if (!known || known.relevance < place.relevance) byId.set(place.id, place);
  }
  return [...byId.values()].sort((a, b) => b.relevance - a.relevance || a.id.localeCompare(b.id));
}

type RejectionDetails = Pick<Rejection, "reason" | "kind">;

/** A place with the key of its name, computed once rather than for each of hundreds of comparisons. */
type KeyedPlace = { place: Place; key: string };

function rejectionOf(
  { place, key }: KeyedPlace,
  city: string,
  accepted: KeyedPlace[],
  ctx: StageCtx,
): RejectionDetails | null {
  if (place.status === "closed") return { kind: "closed", reason: "has closed" };
  if (place.status === "temporarily_closed") return { kind: "closed", reason: "is closed for now" };
  if (place.city !== city) return { kind: "elsewhere", reason: `is in ${place.city}` };
  if (ctx.isBlocked(place)) return { kind: "never_again", reason: "was marked never again by its author" };
  if (ctx.resting?.has(place.id)) return { kind: "resting", reason: "was in a weekly guide lately" };
  const hasSameGoogleId = (other: Place) => place.googlePlaceId !== null && place.googlePlaceId === other.googlePlaceId;
  const twin = accepted.find(
    (other) => (other.key === key || hasSameGoogleId(other.place)) && isSamePlace(place, other.place),
  );
  if (!twin) return null;
  return { kind: "same_place", reason: `is the same place as ${twin.place.name} (${twin.place.id})` };
}

const userMessageOf = (error: unknown) => (error instanceof AppError ? error.userMessage : "it did not answer");
