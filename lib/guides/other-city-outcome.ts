import type { GuideInput, Idea } from "@/lib/contracts/stages";
import type { WishChange } from "@/lib/contracts/too-few-places";
import { inCity } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { fittingPlaces } from "./constraints/fitting-places";
import { stillNearFits } from "./constraints/nearest-fit";
import { SHORT_GUIDE, shortPrompt } from "./constraints/short-prompt";
import { untoldNeeds } from "./constraints/untold-need";
import type { GuideOutcome } from "./pipeline";
import type { StageCtx } from "./stage-ctx";
import { collectCandidates } from "./stages/collect-candidates";
import { planSearches } from "./stages/plan-searches";
import { refineIdea } from "./stages/refine-idea";

/** So many make a guide, or as many as were asked for. */
const PLACES_MIN = 3;

/**
 * How a refused prompt ends: with the same wish for the city that has what it names, where one of ours does, and with
 * that city's page where the wish asks for nothing there.
 * @throws AppError unprocessable
 */
export async function otherCityOutcome(
  { prompt, corrections = [] }: GuideInput,
  { message, city }: Extract<Idea, { kind: "refused" }>,
  ctx: StageCtx,
): Promise<GuideOutcome> {
  if (!city) throw new AppError("unprocessable", message);
  const wish = { city, prompt, corrections: [...corrections] };
  const change = await changeTo(wish, ctx);
  return { kind: "too few", tooFew: { message, changes: change ? [change] : [] }, picks: [], constraints: [], city };
}

/** The button to ask there, with how many places fit where that is known; null where it would only be refused again. */
async function changeTo(wish: WishChange["wish"], ctx: StageCtx): Promise<WishChange | null> {
  const change = { kind: "wider area" as const, label: `Make it ${inCity(wish.city)}`, wish };
  if (!isFree(ctx)) return change;
  const idea = await refineIdea(wish, ctx);
  if (idea.kind === "refused") return null;
  const searchPlans = await planSearches({ ...wish, idea }, ctx);
  const { places } = await collectCandidates({ ...wish, idea, searchPlans }, ctx);
  const { constraints, size } = idea;
  const fitting = fittingPlaces(places, constraints);
  const enough = Math.min(PLACES_MIN, size);
  const stillNear = fitting.length < enough ? stillNearFits(places, constraints) : [];
  const all = [...fitting, ...stillNear];
  const isEachTold = untoldNeeds(all, constraints).length === 0;
  const short = fitting.length === SHORT_GUIDE && all.length < enough ? shortPrompt(wish.prompt) : null;
  const isMade = isEachTold && (all.length >= enough || short !== null);
  // Where it can't be made, that city's own answer says what comes close.
  const label = isMade ? change.label : `Look ${inCity(wish.city)}`;
  const isCounted = fitting.length > 0 && stillNear.length === 0;
  return {
    ...change,
    label,
    ...(isCounted && { placeCount: fitting.length }),
    ...(isMade && short !== null && { wish: { ...wish, prompt: short } }),
  };
}

/** Reading and searching cost nothing but a moment where neither a model nor a service is asked. */
const isFree = ({ curator, places }: StageCtx): boolean => curator.name === "house" && places.name === "catalogue";
