import { AppError, throwIfCancelled } from "../../errors";
import { isSamePlace, nameKey } from "../same-place";
import type { StageCtx } from "../stage-ctx";
import type { AcceptedIdea, Candidates, GuideInput, Place, Rejection, SearchPlan } from "../stage-types";

const PER_PLAN = 80;

type Input = GuideInput & { idea: AcceptedIdea; searchPlans: SearchPlan[] };

/** Stage 3: every open place of the city that a search found, once. A search that fails is told, not fatal. */
export async function collectCandidates({ city, searchPlans }: Input, ctx: StageCtx): Promise<Candidates> {
  const results = await Promise.allSettled(
    searchPlans.map((plan) => ctx.places.search({ city, plan, limit: PER_PLAN }, ctx)),
  );
  throwIfCancelled(ctx.signal);
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value.places : []));
  const failed = results.flatMap((result, i) =>
    result.status === "rejected" ? [`The search "${searchPlans[i]?.query}" failed: ${sentenceOf(result.reason)}`] : [],
  );
  if (failed.length === results.length) {
    throw new AppError("unavailable", "Our restaurant source doesn't answer right now. Please try again in a minute.", {
      cause: results.find((result) => result.status === "rejected")?.reason,
    });
  }
  const told = results.flatMap((result) => (result.status === "fulfilled" ? (result.value.problems ?? []) : []));
  const problems = [...new Set([...failed, ...told])];
  const rejected: Candidates["rejected"] = [];
  const kept: Named[] = [];
  for (const place of bestFirst(found)) {
    const named = { place, key: nameKey(place.name) };
    const refusal = whyNot(named, city, kept, ctx);
    if (refusal === null) kept.push(named);
    else rejected.push({ id: place.id, name: place.name, ...refusal });
  }
  const searches = results.map((result, i) => ({
    planId: searchPlans[i]?.id ?? "",
    found: result.status === "fulfilled" ? result.value.places.length : null,
  }));
  return { places: kept.map(({ place }) => place), problems, rejected, searches };
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

type Refusal = Pick<Rejection, "reason" | "kind">;

/** With the key of its name, worked out once and not for each of the hundreds that it is compared with. */
type Named = { place: Place; key: string };

function whyNot({ place, key }: Named, city: string, kept: Named[], ctx: StageCtx): Refusal | null {
  if (place.status === "closed") return { kind: "closed", reason: "has closed" };
  if (place.status === "temporarily_closed") return { kind: "closed", reason: "is closed for now" };
  if (place.city !== city) return { kind: "elsewhere", reason: `is in ${place.city}` };
  if (ctx.isNeverAgain(place)) return { kind: "never_again", reason: "was marked never again by its author" };
  const hasItsId = (other: Place) => place.googlePlaceId !== null && place.googlePlaceId === other.googlePlaceId;
  const twin = kept.find((other) => (other.key === key || hasItsId(other.place)) && isSamePlace(place, other.place));
  if (!twin) return null;
  return { kind: "same_place", reason: `is the same place as ${twin.place.name} (${twin.place.id})` };
}

const sentenceOf = (error: unknown) => (error instanceof AppError ? error.userMessage : "it did not answer");
