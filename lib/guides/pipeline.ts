import type { StageName } from "@/lib/contracts/guide";
import type {
  AcceptedIdea,
  Candidates,
  Composition,
  GuideInput,
  Idea,
  Research,
  Saving,
  SearchPlan,
  Selections,
} from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import type { ReportProgress, StageCtx } from "./stage-ctx";
import { collectCandidates } from "./stages/collect-candidates";
import { composeGuide } from "./stages/compose-guide";
import { planSearches } from "./stages/plan-searches";
import { refineIdea } from "./stages/refine-idea";
import { researchRestaurants } from "./stages/research-restaurants";
import { selectRestaurants } from "./stages/select-restaurants";

export type GuideDraft = {
  idea: AcceptedIdea;
  searchPlans: SearchPlan[];
  candidates: Candidates;
  selections: Selections;
  research: Research;
  composition: Composition;
};

/** Runs one stage: the stream's runner times it and tells the reader, a durable one memoises it. */
export type StageRunner = <T>(stage: StageName, work: (progress: ReportProgress) => Promise<T>) => Promise<T>;

/** From a wish to a saved guide. Throws `unprocessable` for a wish that is no wish for food, or that nothing fits. */
export async function runGuidePipeline(
  input: GuideInput,
  ctx: StageCtx,
  run: StageRunner,
  save: (draft: GuideDraft) => Promise<Saving>,
): Promise<Saving> {
  const idea = requireAcceptedIdea(await run("idea", () => refineIdea(input, ctx)));
  const searchPlans = await run("searchPlans", () => planSearches({ ...input, idea }, ctx));
  const candidates = await run("candidates", () => collectCandidates({ ...input, idea, searchPlans }, ctx));
  const selections = await run("selections", () => selectRestaurants({ ...input, idea, candidates }, ctx));
  const research = await run("research", () => researchRestaurants({ candidates, selections }, ctx));
  const composition = await run("composition", (progress) =>
    composeGuide({ ...input, idea, candidates, selections, research }, ctx, progress),
  );
  return run("saving", () => save({ idea, searchPlans, candidates, selections, research, composition }));
}

function requireAcceptedIdea(idea: Idea): AcceptedIdea {
  if (idea.kind === "refused") throw new AppError("unprocessable", idea.message);
  return idea;
}
