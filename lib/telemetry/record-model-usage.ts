import { priceOf } from "@/lib/core/model-prices";
import { metrics } from "./metrics";

type Usage = { inputTokens: number; outputTokens: number; model?: { name: string; isMakersOwn: boolean } };

const TOKENS_PER_PRICE = 1_000_000;

/** Counts one request to the model; one that failed has no model. */
export function recordModelUsage({ inputTokens, outputTokens, model }: Usage): void {
  const counted = metrics();
  if (!counted) return;
  counted.modelCalls.inc({ result: model ? "ok" : "failed" });
  counted.modelTokens.inc({ direction: "input" }, inputTokens);
  counted.modelTokens.inc({ direction: "output" }, outputTokens);
  const price = model?.isMakersOwn ? priceOf(model.name) : null;
  if (price) counted.modelDollars.inc((inputTokens * price.input + outputTokens * price.output) / TOKENS_PER_PRICE);
}
