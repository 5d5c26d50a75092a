import { expect, test } from "vitest";
import type { SpanRole, SpanType } from "@/lib/contracts/reading";
import { spanConstraint } from "./span-constraints";

const PROMPT = "fish yes, shelfish never again, they had me hooked up to an IV";
const constraintOf = (quote: string, type: SpanType, role: SpanRole) => {
  const start = PROMPT.indexOf(quote);
  const sure = { typeConfidence: 0.9, roleConfidence: 0.9, againstProbability: 0.9 };
  const span = { start, end: start + quote.length, type, role, ...sure };
  return spanConstraint({ span, mentions: [] }, { city: "San Francisco", prompt: PROMPT });
};

test("a refused food is kept out by its name, however it was spelled and whatever the model takes it for", () => {
  const kept = { field: "dish", values: ["shellfish"], isNegated: true, isHard: true };
  expect(constraintOf("shelfish", "quality", "avoid")).toMatchObject(kept);
  expect(constraintOf("shelfish", "allergen", "danger")).toMatchObject({ ...kept, isDanger: true });
  expect(constraintOf("shelfish", "quality", "want")?.isNegated).toBe(false);
  expect(constraintOf("hooked up", "quality", "avoid")).toBeNull();
});
