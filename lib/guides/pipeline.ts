import type { StageName } from "@/lib/contracts/stage-name";
import type { AcceptedIdea, GuideInput, Saving, Selections, StageOutputs } from "@/lib/contracts/stages";
import type { TooFewFit } from "@/lib/contracts/too-few-places";
import type { City } from "@/lib/core/cities";
import { namedPlaceOutcome } from "./named-place-outcome";
import { otherCityOutcome } from "./other-city-outcome";
import type { ReportProgress, StageCtx } from "./stage-ctx";
import { collectCandidates } from "./stages/collect-candidates";
import { composeGuide } from "./stages/compose-guide";
import { planSearches } from "./stages/plan-searches";
import { refineIdea } from "./stages/refine-idea";
import { researchRestaurants } from "./stages/research-restaurants";
import { selectRestaurants } from "./stages/select-restaurants";

/** The outputs of the six stages before the last, which saves them. */
export type GuideDraft = Omit<StageOutputs, "idea" | "saving"> & { idea: AcceptedIdea };

/** Runs one stage: a live runner times it and reports it to the reader, a durable one would memoize it. */
export type StageRunner = <Stage extends StageName>(
  stage: Stage,
  work: (progress: ReportProgress) => Promise<StageOutputs[Stage]>,
) => Promise<StageOutputs[Stage]>;

/** A guide, or, where too few places fit, what came close, or the places that a prompt merely names. */
export type GuideOutcome =
  | (Saving & { kind: "saved" })
  | {
      kind: "too few";
      tooFew: TooFewFit;
      picks: Selections["picks"];
      constraints: AcceptedIdea["constraints"];
      /** Where to look on, if not in the city that was chosen. */
      city?: City;
    };

/** From a prompt to a saved guide, if enough places fit. Throws `unprocessable` when the prompt does not ask for food, or for one of our cities. */
export async function runGuidePipeline(
  input: GuideInput,
  ctx: StageCtx,
  run: StageRunner,
  save: (draft: GuideDraft) => Promise<Saving>,
): Promise<GuideOutcome> {
  const idea = await run("idea", () => refineIdea(input, ctx));
  if (idea.kind === "refused") return (await namedPlaceOutcome(input, idea, ctx)) ?? otherCityOutcome(input, idea, ctx);
  const searchPlans = await run("searchPlans", () => planSearches({ ...input, idea }, ctx));
  const candidates = await run("candidates", () => collectCandidates({ ...input, idea, searchPlans }, ctx));
  const selections = await run("selections", () => selectRestaurants({ ...input, idea, searchPlans, candidates }, ctx));
  const { tooFew, picks } = selections;
  if (tooFew) return { kind: "too few", tooFew, picks, constraints: idea.constraints };
  const research = await run("research", () => researchRestaurants({ candidates, selections }, ctx));
  const composition = await run("composition", (progress) =>
    composeGuide({ ...input, idea, candidates, selections, research }, ctx, progress),
  );
  const draft = { idea, searchPlans, candidates, selections, research, composition };
  return { kind: "saved", ...(await run("saving", () => save(draft))) };
}
