import PQueue from "p-queue";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import type { ThemeBrief } from "@/lib/ports/curator";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { type ExistingTheme, listDiscardedThemes, listExistingThemes } from "../imagine/existing-themes";
import type { ThemeCurator } from "../imagine/imagine-theme";
import type { Generation } from "./find-active";

/** What is known before the first week of a portion, and grows with each. */
export type GenerationContext = {
  generation: Generation;
  known: { taken: ExistingTheme[]; discarded: string[] };
  available: ThemeBrief["available"];
  /** The embedded curator, once the model has failed too often. */
  curator: ThemeCurator;
  failures: number;
  isOver: boolean;
};

/** Calls to a model under way at once. */
export const MAX_CONCURRENT_CALLS = 6;

export async function loadGenerationContext(
  { db, providers }: Ctx,
  generation: Generation,
  first: Week,
): Promise<GenerationContext> {
  const reading = [listExistingThemes(db, first), listDiscardedThemes(db, first), readAvailableCuisines(db)] as const;
  const [taken, discarded, available] = await Promise.all(reading);
  const known = { taken, discarded };
  const curator =
    providers.curator.name === "model" ? limitConcurrency(MAX_CONCURRENT_CALLS, providers.curator) : providers.curator;
  return { generation, known, available, curator, failures: 0, isOver: false };
}

/** The same curator with at most `concurrency` calls under way; an aborted call leaves the queue. */
export function limitConcurrency(concurrency: number, curator: ThemeCurator): ThemeCurator {
  const queue = new PQueue({ concurrency });
  return {
    name: curator.name,
    suggestThemes: (brief, ctx) => queue.add(() => curator.suggestThemes(brief, ctx), { signal: ctx.signal }),
  };
}

/** After so many failures of the model, the embedded curator does the rest of the portion. */
const MODEL_FAILURES_MAX = 2;

/** Whether an error is the model's, which the embedded curator makes up for; a bug of ours or a cancellation is not. */
export function handleModelFailure(
  { signal, providers }: Ctx,
  context: GenerationContext,
  error: unknown,
): error is AppError {
  throwIfCancelled(signal, "Theme generation");
  if (!(error instanceof AppError) || providers.curator.name !== "model") return false;
  context.failures += 1;
  if (context.failures >= MODEL_FAILURES_MAX) context.curator = providers.embedded.curator;
  return true;
}
