import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { joinDietsToFoods } from "../constraints/food-for-diet";
import { withSaidEvening } from "../constraints/said-evening";
import { crossCheckIdea } from "../cross-check/cross-check-idea";
import type { StageCtx } from "../stage-ctx";

const SIZE_MIN = 1;
const SIZE_MAX = 10;

/** Stage 1: what the prompt asks for, as constraints that the later stages can check. */
export async function refineIdea({ city, prompt, corrections }: GuideInput, ctx: StageCtx): Promise<Idea> {
  const idea = await readPrompt({ city, prompt, corrections }, ctx);
  if (idea.kind === "refused") return idea;
  const constraints = withSaidEvening(joinDietsToFoods(idea.constraints), { prompt, corrections });
  return { ...idea, constraints, size: Math.min(SIZE_MAX, Math.max(SIZE_MIN, Math.round(idea.size))) };
}

/** A curator that isn't made of rules is checked by one that is. */
async function readPrompt(input: GuideInput, ctx: StageCtx): Promise<Idea> {
  const { curator } = ctx;
  if (!curator.promptChecker) return curator.parsePrompt(input, ctx);
  const [byModel, byRules] = await Promise.all([
    curator.parsePrompt(input, ctx),
    curator.promptChecker.parsePrompt(input, ctx),
  ]);
  return crossCheckIdea(input, byModel, byRules);
}
