import type { GuideInput, Idea } from "@/lib/contracts/stages";
import type { StageCtx } from "../stage-ctx";

const SIZE_MIN = 1;
const SIZE_MAX = 10;

/** Stage 1: what the prompt asks for, as constraints that the later stages can check. */
export async function refineIdea({ city, prompt, corrections }: GuideInput, ctx: StageCtx): Promise<Idea> {
  const idea = await ctx.curator.parsePrompt({ city, prompt, corrections }, ctx);
  if (idea.kind === "refused") return idea;
  return { ...idea, size: Math.min(SIZE_MAX, Math.max(SIZE_MIN, Math.round(idea.size))) };
}
