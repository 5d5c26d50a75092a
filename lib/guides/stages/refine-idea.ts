import type { StageCtx } from "../stage-ctx";
import type { GuideInput, Idea } from "../stage-types";

const SIZE_MIN = 1;
const SIZE_MAX = 10;

/** Stage 1: what the wish asks for, as constraints the later stages can check. */
export async function refineIdea({ city, wish }: GuideInput, ctx: StageCtx): Promise<Idea> {
  const idea = await ctx.curator.readWish({ city, wish }, ctx);
  if (idea.kind === "refused") return idea;
  return { ...idea, size: Math.min(SIZE_MAX, Math.max(SIZE_MIN, Math.round(idea.size))) };
}
