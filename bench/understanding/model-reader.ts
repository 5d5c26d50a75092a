import PQueue from "p-queue";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { openAiCurator } from "@/lib/adapters/openai/openai-curator";
import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { refineIdea } from "@/lib/guides/stages/refine-idea";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";

const CONCURRENT_CALLS = 8;

/** Reads prompts with the configured model as the product does, checked by the rules; null without OPENAI_API_KEY. */
export function modelReader(): ((input: GuideInput) => Promise<Idea>) | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env();
  if (!apiKey) return null;
  const ctx = makeStageCtx({ curator: openAiCurator({ apiKey, baseUrl, model }, houseCurator()), now: new Date() });
  const queue = new PQueue({ concurrency: CONCURRENT_CALLS });
  return (input) => queue.add(() => refineIdea(input, ctx).catch(asRefusal));
}

/** A model that declines a prompt has refused it; any other failure ends the run. */
function asRefusal(error: unknown): Idea {
  if (!(error instanceof AppError) || error.code !== "unprocessable") throw error;
  return { kind: "refused", message: error.userMessage };
}
