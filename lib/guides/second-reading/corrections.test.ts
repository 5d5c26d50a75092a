import { expect, test } from "vitest";
import type { GuideInput, PromptCorrection } from "@/lib/contracts/stages";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { checkReading } from "./check-reading";
import { holds, sketchConstraint, sketchIdea } from "./testing/sketch";

const inputOf = (prompt: string, ...corrections: PromptCorrection[]): GuideInput => ({
  city: "San Francisco",
  prompt,
  corrections,
});
const rules = (...constraints: string[]) => scriptedIdea({ constraints: constraints.map(sketchConstraint) });

test("what the author said of a quote counts more than what the rules hear", () => {
  const prompt = "Kill for lobster, I would";
  const heard = sketchIdea(prompt, ["want dish lobster"]);
  const second = rules("danger dish lobster");
  expect(holds(checkReading(inputOf(prompt), heard, second), "danger lobster")).toBe(true);
  const idea = checkReading(inputOf(prompt, { quote: "lobster", role: "want" }), heard, second);
  expect(holds(idea, "wanted lobster")).toBe(true);
  expect(idea).toMatchObject({ guarded: [] });
});

test("a correction of one quote leaves the danger in another one", () => {
  const prompt = "We had shrimp last night; shellfish is poison to me";
  const idea = checkReading(
    inputOf(prompt, { quote: "shrimp", role: "background" }),
    sketchIdea(prompt, ["want cuisine Thai"]),
    rules("danger dish shellfish"),
  );
  expect(holds(idea, "danger shellfish")).toBe(true);
});

test("a corrected diet, refusal and budget stay as they were corrected", () => {
  const prompt = "vegan, cheap, no burgers";
  const second = rules("want diet vegan", "want price 1|2", "avoid cuisine Burgers");
  const heard = sketchIdea(prompt, ["want cuisine Burgers", "want price 4"]);
  const budget = heard.readings?.concat({
    quote: "cheap",
    start: 7,
    role: "want",
    type: "price",
    outcome: "judged",
    label: "$$$$",
  });
  const idea = checkReading(
    inputOf(
      prompt,
      { quote: "vegan", role: "background" },
      { quote: "cheap", role: "want", means: "expensive" },
      { quote: "no burgers", role: "want", means: "burgers" },
    ),
    { ...heard, readings: budget },
    second,
  );
  expect(["price 4", "wanted Burgers", "not wanted vegan"].filter((claim) => !holds(idea, claim))).toEqual([]);
});
