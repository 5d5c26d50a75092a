import { and, inArray } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import { isDescribed } from "@/lib/catalogue/source/is-described";
import { placeColumns } from "@/lib/catalogue/source/place-columns";
import type { AcceptedIdea, Candidates, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { admitsLess } from "../constraints/evaluate-constraint";
import { meetsHardConstraints } from "../constraints/hard-constraints";
import type { StageCtx } from "../stage-ctx";
import { collectCandidates } from "../stages/collect-candidates";
import { planSearches } from "../stages/plan-searches";
import { selectRestaurants } from "../stages/select-restaurants";
import type { RepairableGuide } from "./load-guide-for-repair";

type Input = { guide: RepairableGuide; idea: AcceptedIdea; except: readonly string[] };
export type ReplacementChoice = { place: Place; reason: string; verdicts: ConstraintVerdict[] };

/**
 * Chooses one more place for a guide with the stages that chose the others: from its stored candidates, as they are now,
 * or else from a new search. The place may miss the constraints that the guide itself could not meet.
 * @throws AppError unprocessable where nothing fits
 */
export async function chooseReplacement(
  ctx: StageCtx & Pick<Ctx, "db">,
  { guide, idea, except }: Input,
): Promise<ReplacementChoice> {
  const { city, entries, generation, row } = guide;
  const input = { city, prompt: row.prompt, idea: { ...idea, size: 1 } };
  // What admits less than it asks for didn't give way by that.
  const required = idea.constraints.filter((each) => admitsLess(each) || !generation.unmet.includes(each.label));
  const isEligible = (place: Place) =>
    place.status === "open" &&
    place.city === city &&
    !except.includes(place.id) &&
    !ctx.isBlocked(place) &&
    !entries.some((entry) => isSamePlace(entry.place, place)) &&
    meetsHardConstraints(place, required);

  let places = (await refreshCandidates(ctx, generation.candidates)).filter(isEligible);
  if (places.length === 0) {
    const searchPlans = generation.searchPlans.length > 0 ? generation.searchPlans : await planSearches(input, ctx);
    places = (await collectCandidates({ ...input, searchPlans }, ctx)).places.filter(isEligible);
  }
  if (places.length === 0) throw noReplacementError();
  const candidates: Candidates = { places, problems: [], rejected: [] };
  const { picks, tooFew } = await selectRestaurants({ ...input, candidates }, { ...ctx, allowsStandIns: true });
  const [pick] = tooFew ? [] : picks;
  const place = places.find(({ id }) => id === pick?.placeId);
  if (!pick || !place) throw noReplacementError();
  return { place, reason: pick.reason, verdicts: pick.verdicts };
}

/** The stored candidates as they are now: open ones may have closed since. */
async function refreshCandidates({ db }: Pick<Ctx, "db">, stored: readonly Place[]): Promise<Place[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const rows = await db
    .select(placeColumns)
    .from(restaurants)
    .where(and(inArray(restaurants.id, ids), isDescribed));
  const relevance = new Map(stored.map((place) => [place.id, place.relevance]));
  return rows
    .map((row) => ({ ...row, relevance: relevance.get(row.id) ?? 0 }))
    .sort((a, b) => b.relevance - a.relevance || a.id.localeCompare(b.id));
}

const noReplacementError = () =>
  new AppError(
    "unprocessable",
    "Nothing else that we know of fits what this guide was made for. The entry can be removed instead.",
  );
