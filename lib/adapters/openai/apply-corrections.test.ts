import { expect, test } from "vitest";
import { applyCorrections } from "./apply-corrections";
import type { ParsedPrompt } from "./parsed-prompt";

const PARSED: ParsedPrompt = {
  constraints: [
    { quote: "no peanuts", role: "avoid", type: "ingredient", field: "dish", values: ["peanuts"], isHard: true },
    { quote: "Turkey", role: "want", type: "dish", field: "dish", values: ["turkey"], isHard: true },
  ],
  unknowns: [{ quote: "by the water", role: "want", type: "feature", phrase: "what is by the water" }],
  unsure: [{ quote: "loud", role: "nice", type: "vibe" }],
};
const corrected = (...corrections: Parameters<typeof applyCorrections>[1]) =>
  applyCorrections(PARSED, corrections, "San Francisco");

test("the author's role counts, whatever the model read", () => {
  expect(corrected({ quote: "peanuts", role: "danger" }).constraints.at(-1)).toMatchObject({
    quote: "no peanuts",
    role: "danger",
    values: ["peanuts"],
  });
});

test("what was meant takes the place of what was read", () => {
  const { constraints } = corrected({ quote: "Turkey", role: "want", means: "Turkish" });
  expect(constraints).toHaveLength(2);
  expect(constraints.at(-1)).toMatchObject({ field: "cuisine", type: "cuisine", values: ["Turkish"], role: "want" });
});

test("a quote that the model left out or wasn't sure of is added", () => {
  const { constraints, unsure, unknowns } = corrected(
    { quote: "loud", role: "avoid" },
    { quote: "by the water", role: "background" },
    { quote: "lupin", role: "danger" },
  );
  expect(constraints.slice(2)).toMatchObject([
    { quote: "loud", role: "avoid", field: "vibe", values: ["loud"] },
    { quote: "by the water", role: "background" },
    { quote: "lupin", role: "danger", type: "allergen", field: "dish", values: ["lupin"] },
  ]);
  expect([...unsure, ...unknowns]).toEqual([]);
});

test("a quote without spaces between its words is corrected too", () => {
  const [avoided] = PARSED.constraints;
  if (!avoided) throw new Error("There is no constraint.");
  const parsed: ParsedPrompt = { ...PARSED, constraints: [{ ...avoided, quote: "不要蝦", values: ["shrimp"] }] };
  const { constraints } = applyCorrections(parsed, [{ quote: "蝦", role: "want" }], "San Francisco");
  expect(constraints).toMatchObject([{ quote: "不要蝦", role: "want", values: ["shrimp"] }]);
});
