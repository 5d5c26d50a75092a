import type { AcceptedIdea, GuideInput, SearchPlan } from "@/lib/contracts/stages";
import type { StageCtx } from "../stage-ctx";

const PLANS_MAX = 6;
const QUERY_MAX = 200;

/** Stage 2: the searches for places that fit. There is always at least one, even when the curator plans none. */
export async function planSearches(
  { city, prompt, idea }: GuideInput & { idea: AcceptedIdea },
  ctx: StageCtx,
): Promise<SearchPlan[]> {
  const planned = await ctx.curator.planSearches({ city, prompt, idea }, ctx);
  const plans = planned.slice(0, PLANS_MAX).map((plan) => ({ ...plan, query: plan.query.slice(0, QUERY_MAX) }));
  if (plans.length > 0) return plans;
  return [promptSearchPlan(prompt.slice(0, QUERY_MAX))];
}

/** The plan that searches for the prompt as it was typed. */
export const promptSearchPlan = (prompt: string): SearchPlan => ({
  id: "prompt",
  query: prompt,
  cuisines: [],
  areas: [],
  why: "The prompt as it was typed.",
});
