import { expect, test } from "vitest";
import type { Constraint } from "@/lib/contracts/stages";
import { makeConstraint } from "@/lib/testing/make-place";
import { withSaidEvening } from "./said-evening";

const mealOf = (
  prompt: string,
  constraints: Constraint[] = [],
  corrections?: { quote: string; role: "background" }[],
) => withSaidEvening(constraints, { prompt, corrections }).find(({ field }) => field === "meal")?.values[0];

test.each([
  "somewhere quiet for tonite",
  "food 2nite w friends",
  "need din din under 12 bucks",
  "evening out with my parents",
  "a place for the evening",
])("“%s” is for dinner", (prompt) => expect(mealOf(prompt)).toBe("dinner"));

test.each(["noodles near work", "ice cream on our evening walk", "a good nightlife area"])(
  "“%s” names no evening",
  (prompt) => expect(mealOf(prompt)).toBeUndefined(),
);

test("what has an hour of its own stays as it is, and so do words that a reader set aside", () => {
  const lunch = makeConstraint({ field: "meal", values: ["lunch"], label: "lunch" });
  expect(mealOf("lunch, and not too long, we have an evening out", [lunch])).toBe("lunch");
  expect(mealOf("dessert tonite", [makeConstraint({ field: "goodFor", values: ["dessert"] })])).toBeUndefined();
  expect(mealOf("noodles tonite", [], [{ quote: "tonite", role: "background" }])).toBeUndefined();
});
