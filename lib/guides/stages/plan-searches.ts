import type { AcceptedIdea, GuideInput, SearchPlan } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { areasAround, landmarkByName } from "@/lib/restaurants/vocabulary/landmarks";
import { NEAR_METERS } from "../constraints/evaluate-landmark";
import type { StageCtx } from "../stage-ctx";

const PLANS_MAX = 6;
const QUERY_MAX = 200;

/** Stage 2: the searches for places that fit. There is always at least one, even when the curator plans none. */
export async function planSearches(
  { city, prompt, idea }: GuideInput & { idea: AcceptedIdea },
  ctx: StageCtx,
): Promise<SearchPlan[]> {
  const planned = await ctx.curator.planSearches({ city, prompt, idea }, ctx);
  const nearby = landmarkSearchPlans(city, idea);
  const plans = [...planned.slice(0, PLANS_MAX - nearby.length), ...nearby].map((plan) => ({
    ...plan,
    query: plan.query.slice(0, QUERY_MAX),
  }));
  if (plans.length > 0) return plans;
  return [promptSearchPlan(prompt.slice(0, QUERY_MAX))];
}

/** What lies around the landmarks that the prompt names, whatever it is: no text says what a place is near. */
function landmarkSearchPlans(city: City, { constraints }: AcceptedIdea): SearchPlan[] {
  const landmarks = constraints
    .filter(({ field, isNegated }) => field === "landmark" && !isNegated)
    .flatMap(({ values }) => values.flatMap((name) => landmarkByName(name) ?? []));
  if (landmarks.length === 0) return [];
  const around = landmarks.flatMap(({ latitude, longitude, spots = [], reachMeters = 0 }) =>
    [{ latitude, longitude }, ...spots].map((spot) => ({ ...spot, meters: reachMeters + NEAR_METERS })),
  );
  return [
    {
      id: "landmarks",
      query: `restaurants near ${landmarks.map(({ name }) => name).join(" or ")}, ${city}`,
      cuisines: [],
      areas: [...new Set(landmarks.flatMap((landmark) => areasAround(landmark, city)))],
      around,
      why: "Around the landmarks that the wish names.",
    },
  ];
}

/** The plan that searches for the prompt as it was typed. */
export const promptSearchPlan = (prompt: string): SearchPlan => ({
  id: "prompt",
  query: prompt,
  cuisines: [],
  areas: [],
  why: "The prompt as it was typed.",
});
