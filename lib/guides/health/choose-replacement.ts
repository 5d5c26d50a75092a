import { inArray } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { Ctx } from "../../context";
import { AppError } from "../../errors";
import { placeColumns, placeOf } from "../../providers/places/catalogue/columns";
import { satisfiesHard } from "../constraints";
import { isSamePlace } from "../same-place";
import type { StageCtx } from "../stage-ctx";
import type { AcceptedIdea, Candidates, Place, Selections } from "../stage-types";
import { collectCandidates } from "../stages/collect-candidates";
import { planSearches } from "../stages/plan-searches";
import { selectRestaurants } from "../stages/select-restaurants";
import type { LoadedGuide } from "./load-guide";

type Input = { guide: LoadedGuide; idea: AcceptedIdea; except: readonly string[] };
export type Choice = { place: Place; reason: string; verdicts: Selections["picks"][number]["verdicts"] };

/**
 * One more place for a guide, by the stages that chose the others: from the candidates that were found when it was
 * made, as they are now, else from a new search. What the guide itself could not hold to, it may miss too.
 * @throws AppError unprocessable where nothing fits
 */
export async function chooseReplacement(
  ctx: StageCtx & Pick<Ctx, "db">,
  { guide, idea, except }: Input,
): Promise<Choice> {
  const { city, entries, made, row } = guide;
  const input = { city, wish: row.prompt, idea: { ...idea, size: 1 } };
  const required = idea.constraints.filter(({ label }) => !made.unmet.includes(label));
  const mayStandIn = (place: Place) =>
    place.status === "open" &&
    place.city === city &&
    !except.includes(place.id) &&
    !ctx.isNeverAgain(place) &&
    !entries.some((entry) => isSamePlace(entry.place, place)) &&
    satisfiesHard(place, required);

  let places = (await asTheyAreNow(ctx, made.candidates)).filter(mayStandIn);
  if (places.length === 0) {
    const searchPlans = made.searchPlans.length > 0 ? made.searchPlans : await planSearches(input, ctx);
    places = (await collectCandidates({ ...input, searchPlans }, ctx)).places.filter(mayStandIn);
  }
  if (places.length === 0) throw nothingFits();
  const candidates: Candidates = { places, problems: [], rejected: [] };
  const [pick] = (await selectRestaurants({ ...input, candidates }, ctx)).picks;
  const place = places.find(({ id }) => id === pick?.placeId);
  if (!pick || !place) throw nothingFits();
  return { place, reason: pick.reason, verdicts: pick.verdicts };
}

/** Candidates were kept as they were then: open ones may have closed since. */
async function asTheyAreNow({ db }: Pick<Ctx, "db">, kept: readonly Place[]): Promise<Place[]> {
  if (kept.length === 0) return [];
  const ids = kept.map(({ id }) => id);
  const rows = await db.select(placeColumns).from(restaurants).where(inArray(restaurants.id, ids));
  const relevance = new Map(kept.map((place) => [place.id, place.relevance]));
  return rows
    .map((row) => placeOf({ ...row, relevance: relevance.get(row.id) ?? 0 }))
    .sort((a, b) => b.relevance - a.relevance || a.id.localeCompare(b.id));
}

const nothingFits = () =>
  new AppError(
    "unprocessable",
    "Nothing else that we know of fits what this guide was made for. The entry can be removed instead.",
  );
