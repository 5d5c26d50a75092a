import type { StageUsage } from "@/lib/contracts/stage-name";
import { priceOf } from "@/lib/core/model-prices";

/** In US dollars. `model` is null where tokens were spent at an unknown price. */
export type Cost = { model: number | null; places: number };

const TOKENS_PER_PRICE = 1_000_000;

/** The cost of one stage or of several: an unknown part makes the sum unknown. */
export function costOf(...usages: (StageUsage | undefined)[]): Cost {
  return usages.reduce<Cost>(
    (sum, usage) => ({
      model: sum.model === null ? null : addCost(sum.model, modelCost(usage)),
      places: sum.places + (usage?.places?.costUsd ?? 0),
    }),
    { model: 0, places: 0 },
  );
}

const addCost = (sum: number, cost: number | null) => (cost === null ? null : sum + cost);

function modelCost(usage: StageUsage | undefined): number | null {
  if (!usage || usage.calls === 0) return 0;
  const price = usage.model?.isMakersOwn ? priceOf(usage.model.name) : null;
  return price && (usage.inputTokens * price.input + usage.outputTokens * price.output) / TOKENS_PER_PRICE;
}

/** Several stages as one. */
export function totalUsage(usages: readonly StageUsage[]) {
  const add = (pick: (usage: StageUsage) => number) => usages.reduce((sum, usage) => sum + pick(usage), 0);
  return {
    milliseconds: add(({ milliseconds }) => milliseconds),
    inputTokens: add(({ inputTokens }) => inputTokens),
    outputTokens: add(({ outputTokens }) => outputTokens),
    calls: add(({ calls }) => calls),
    placesCalls: add(({ places }) => Object.values(places?.calls ?? {}).reduce((sum, count) => sum + count, 0)),
    cost: costOf(...usages),
  };
}
