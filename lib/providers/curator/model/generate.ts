import {
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
} from "ai";
import { AppError } from "../../../errors";
import type { Usage } from "../../../guides/stage-types";
import type { CuratorContext } from "../../curator";
import type { Question } from "./ask";

/** One request: the answer's text, whatever it is. Retries and repairs are the caller's. */
export async function generate<T>(
  model: LanguageModel,
  { name, schema, instructions }: Question<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
  spend: CuratorContext["spend"],
): Promise<string> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages,
      output: Output.object({ schema, name }),
      abortSignal: signal,
      maxRetries: 0,
      // OpenAI keeps answers for a month unless told not to.
      providerOptions: { openai: { store: false } },
    });
    spend(usageOf(model, result.usage));
    refuse(result.finishReason);
    return result.text;
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    spend(usageOf(model, error.usage));
    refuse(error.finishReason);
    return error.text ?? "";
  }
}

function refuse(finishReason: string | undefined): void {
  if (finishReason !== "content-filter") return;
  throw new AppError("unprocessable", "Our writer would rather not take this wish on. Tell us about a meal instead.");
}

const usageOf = (model: LanguageModel, usage: LanguageModelUsage | undefined): Usage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
  calls: 1,
  model:
    typeof model === "string"
      ? { name: model, isMakersOwn: false }
      : { name: model.modelId, isMakersOwn: model.provider.startsWith("openai") },
});
