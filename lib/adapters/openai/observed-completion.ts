import type { LanguageModel, ModelMessage } from "ai";
import type { CuratorContext } from "@/lib/ports/curator";
import { recordModelUsage } from "@/lib/telemetry/record-model-usage";
import { withSpan } from "@/lib/telemetry/with-span";
import { type ObjectRequest, requestCompletion } from "./request-completion";

type Ctx = Pick<CuratorContext, "signal" | "recordUsage">;

/** One request to the model, in a span with what it used; the metrics count it, failed or not. */
export function observedCompletion<T>(
  model: LanguageModel,
  request: ObjectRequest<T>,
  messages: ModelMessage[],
  { signal, recordUsage }: Ctx,
): Promise<string> {
  return withSpan(
    `model ${request.name}`,
    { "gen_ai.operation.name": "chat" },
    (record) => {
      return requestCompletion(model, request, messages, signal, (usage) => {
        recordModelUsage(usage);
        record({
          "gen_ai.request.model": usage.model?.name,
          "gen_ai.usage.input_tokens": usage.inputTokens,
          "gen_ai.usage.output_tokens": usage.outputTokens,
        });
        recordUsage(usage);
      });
    },
    "CLIENT",
  );
}
