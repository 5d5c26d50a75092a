import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import type { ThemeBrief } from "@/lib/ports/curator";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { type ExistingTheme, listDiscardedThemes, listExistingThemes } from "../imagine/existing-themes";
import type { ThemeCurator } from "../imagine/imagine-theme";
import type { Generation } from "./find-active";
import { limitConcurrency } from "./limit-concurrency";

/** What is known before the first week of a portion, and grows with each. */
export type GenerationContext = {
  generation: Generation;
  known: { taken: ExistingTheme[]; discarded: string[] };
  available: ThemeBrief["available"];
  /** The house, once the model has failed too often. */
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
  const [taken, discarded, larder] = await Promise.all(reading);
  const known = { taken, discarded };
  const { curator } = providers;
  const asked = curator.name === "model" ? limitConcurrency(MAX_CONCURRENT_CALLS, curator) : curator;
  return { generation, known, available: larder, curator: asked, failures: 0, isOver: false };
}

/** A model that doesn't answer is asked for this many weeks in vain; after that the house does the portion. */
const MODEL_FAILURES_MAX = 2;

/** Whether an error is the model's failing, which the house makes up for, and not ours or that of who stops the work. */
export function handleModelFailure(
  { signal, providers }: Ctx,
  desk: GenerationContext,
  error: unknown,
): error is AppError {
  throwIfCancelled(signal, "Theme generation");
  if (!(error instanceof AppError) || providers.curator.name !== "model") return false;
  desk.failures += 1;
  if (desk.failures >= MODEL_FAILURES_MAX) desk.curator = houseCurator();
  return true;
}
