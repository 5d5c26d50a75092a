import {
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
} from "ai";
import type { z } from "zod";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import { AppError } from "@/lib/core/errors";
import type { CuratorContext } from "@/lib/ports/curator";

export type ObjectRequest<T> = {
  /** The name of the response's schema in the request. */
  name: string;
  schema: z.ZodType<T>;
  instructions: string;
  /** Untrusted text: prompts, places, evidence. Never part of the instructions. */
  data: Record<string, unknown>;
};

/** Sends one request and returns the response's raw text. The caller retries and repairs. */
export async function requestCompletion<T>(
  model: LanguageModel,
  { name, schema, instructions }: ObjectRequest<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
  recordUsage: CuratorContext["recordUsage"],
): Promise<string> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages,
      output: Output.object({ schema, name }),
      abortSignal: signal,
      maxRetries: 0,
      // OpenAI stores responses for a month unless this is off.
      providerOptions: { openai: { store: false } },
    });
    recordUsage(usageOf(model, result.usage));
    throwIfDeclined(result.finishReason);
    return result.text;
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    recordUsage(usageOf(model, error.usage));
    throwIfDeclined(error.finishReason);
    return error.text ?? "";
  }
}

function throwIfDeclined(finishReason: string | undefined): void {
  if (finishReason !== "content-filter") return;
  throw new AppError("unprocessable", "Our writer would rather not take this wish on. Tell us about a meal instead.");
}

const usageOf = (model: LanguageModel, usage: LanguageModelUsage | undefined): ModelUsage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
  calls: 1,
  model:
    typeof model === "string"
      ? { name: model, isMakersOwn: false }
      : { name: model.modelId, isMakersOwn: model.provider.startsWith("openai") },
});
