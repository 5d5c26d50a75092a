import { expect, test } from "vitest";
import type { GuideInput, PromptCorrection } from "@/lib/contracts/stages";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { crossCheckIdea } from "./cross-check-idea";
import { holds, sketchConstraint, sketchIdea } from "./testing/sketch";

const inputOf = (prompt: string, ...corrections: PromptCorrection[]): GuideInput => ({
  city: "San Francisco",
  prompt,
  corrections,
});
const rulesIdea = (...constraints: string[]) => scriptedIdea({ constraints: constraints.map(sketchConstraint) });

test("what the author said of a quote counts more than what the rules read", () => {
  const prompt = "Kill for lobster, I would";
  const model = sketchIdea(prompt, ["want dish lobster"]);
  const rules = rulesIdea("danger dish lobster");
  expect(holds(crossCheckIdea(inputOf(prompt), model, rules), "danger lobster")).toBe(true);
  const idea = crossCheckIdea(inputOf(prompt, { quote: "lobster", role: "want" }), model, rules);
  expect(holds(idea, "wanted lobster")).toBe(true);
  expect(idea).toMatchObject({ guarded: [] });
});

test("a correction of one quote leaves the danger in another one", () => {
  const prompt = "We had shrimp last night; shellfish is poison to me";
  const idea = crossCheckIdea(
    inputOf(prompt, { quote: "shrimp", role: "background" }),
    sketchIdea(prompt, ["want cuisine Thai"]),
    rulesIdea("danger dish shellfish"),
  );
  expect(holds(idea, "danger shellfish")).toBe(true);
});

test("a corrected diet, refusal and budget stay as they were corrected", () => {
  const prompt = "vegan, cheap, no burgers";
  const rules = rulesIdea("want diet vegan", "want price 1|2", "avoid cuisine Burgers");
  const model = sketchIdea(prompt, ["want cuisine Burgers", "want price 4"]);
  const budget = model.readings?.concat({
    quote: "cheap",
    start: 7,
    role: "want",
    type: "price",
    outcome: "judged",
    label: "$$$$",
  });
  const idea = crossCheckIdea(
    inputOf(
      prompt,
      { quote: "vegan", role: "background" },
      { quote: "cheap", role: "want", means: "expensive" },
      { quote: "no burgers", role: "want", means: "burgers" },
    ),
    { ...model, readings: budget },
    rules,
  );
  expect(["price 4", "wanted Burgers", "not wanted vegan"].filter((claim) => !holds(idea, claim))).toEqual([]);
});
