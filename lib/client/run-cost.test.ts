import { describe, expect, test } from "vitest";
import type { StageUsage } from "@/lib/contracts/stage-name";
import { priceOf } from "@/lib/core/model-prices";
import { costOf, totalUsage } from "./run-cost";

const usage = (changes: Partial<StageUsage> = {}): StageUsage => ({
  inputTokens: 0,
  outputTokens: 0,
  calls: 0,
  milliseconds: 10,
  ...changes,
});
const usageOf = (name: string, isMakersOwn = true) =>
  usage({ inputTokens: 1_000_000, outputTokens: 100_000, calls: 2, model: { name, isMakersOwn } });

describe("the cost of a stage", () => {
  test("is tokens by the list price of the model", () => {
    expect(costOf(usageOf("gpt-5.4-mini")).model).toBeCloseTo(0.75 + 0.45);
    expect(costOf(usageOf("gpt-5.4-mini-2026-03-17")).model).toBeCloseTo(1.2);
  });

  test("is zero without a call", () => {
    expect(costOf(usage())).toEqual({ model: 0, places: 0 });
    expect(costOf(undefined)).toEqual({ model: 0, places: 0 });
  });

  test("is unknown, never guessed, for a model without a price, another's server, or an old record", () => {
    expect(costOf(usageOf("gpt-5.4-turbo")).model).toBeNull();
    expect(costOf(usageOf("gpt-5.4-mini", false)).model).toBeNull();
    expect(costOf(usage({ calls: 1, inputTokens: 5 })).model).toBeNull();
    expect(priceOf("constructor")).toBeNull();
  });

  test("counts the places service separately, and an unknown part makes the sum unknown", () => {
    const searched = usage({ places: { calls: { searchText: 3 }, costUsd: 0.096 } });
    expect(costOf(searched, usageOf("gpt-5"))).toEqual({ model: 2.25, places: 0.096 });
    expect(costOf(searched, usageOf("gpt-5"), usageOf("llama"))).toEqual({ model: null, places: 0.096 });
    expect(totalUsage([searched, usageOf("gpt-5")])).toMatchObject({ milliseconds: 20, calls: 2, placesCalls: 3 });
  });
});
