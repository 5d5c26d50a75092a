import { expect, test } from "vitest";
import type { AcceptedIdea, Idea, PromptReading } from "@/lib/contracts/stages";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { crossCheckIdea } from "./cross-check-idea";
import { holds, sketchConstraint, sketchIdea, sketchReading } from "./testing/sketch";

const CITY = "San Francisco";
const SUSHI = { quote: "sushi", start: 7, type: "cuisine" } as const;
const PROMPT = "We had sushi yesterday; tonight ramen";
const RAMEN = sketchConstraint("want cuisine Ramen");

/** An idea of the rules that wants ramen and takes the sushi as told. */
const ruled = (sushi: Partial<PromptReading>, rest: Partial<AcceptedIdea> = {}) =>
  scriptedIdea({ constraints: [RAMEN], readings: [sketchReading({ ...SUSHI, label: "sushi", ...sushi })], ...rest });
const modelIdea = (...constraints: string[]) => sketchIdea(PROMPT, ["want cuisine Ramen", ...constraints]);
const check = (model: Idea, rules: Idea) => crossCheckIdea({ city: CITY, prompt: PROMPT }, model, rules);
const sushiOf = (idea: Idea) =>
  idea.kind === "idea" ? idea.readings?.find(({ quote }) => quote === "sushi") : undefined;

test("background that the model wants is neither wanted nor avoided, and told as not understood", () => {
  const idea = check(modelIdea("want cuisine Sushi"), ruled({ role: "background", outcome: "ignored" }));
  expect(["not wanted Sushi", "wanted Ramen"].filter((claim) => !holds(idea, claim))).toEqual([]);
  expect(holds(idea, "avoided Sushi")).toBe(false);
  expect(sushiOf(idea)).toMatchObject({ role: "background", outcome: "not understood" });
  expect(idea).toMatchObject({
    guarded: [
      "The model took “sushi” for a wish, the rules took it for mere background: it is not understood, and left out.",
    ],
  });
});

test("what the rules aren't sure of is the model's to say", () => {
  const idea = check(modelIdea("want cuisine Sushi"), ruled({ role: "background", outcome: "not understood" }));
  expect(holds(idea, "wanted Sushi")).toBe(true);
  expect(idea).toMatchObject({ guarded: [] });
});

test("a wish of the rules that the model takes for background is not understood", () => {
  const model = { ...modelIdea(), readings: [sketchReading({ ...SUSHI, role: "background", outcome: "ignored" })] };
  const idea = check(model, ruled({ role: "want" }, { constraints: [RAMEN, sketchConstraint("want cuisine Sushi")] }));
  expect(sushiOf(idea)).toMatchObject({ outcome: "not understood" });
  expect(holds(idea, "not wanted Sushi")).toBe(true);
});

test("a food that only the model refuses is avoided, and told as not understood", () => {
  const rules = ruled({ role: "want" }, { constraints: [RAMEN, sketchConstraint("want cuisine Sushi")] });
  const idea = check(modelIdea("avoid cuisine Sushi"), rules);
  expect(holds(idea, "avoided Sushi")).toBe(true);
  expect(sushiOf(idea)).toMatchObject({ role: "avoid", outcome: "not understood" });
  expect(idea).toMatchObject({ guarded: [expect.stringMatching(/it is not understood, and avoided/)] });
});

test("a mood that only the model refuses is left out", () => {
  const rules = ruled({}, { constraints: [RAMEN, sketchConstraint("nice vibe lively")] });
  const idea = check(modelIdea("avoid vibe lively"), rules);
  expect(holds(idea, "avoided lively")).toBe(false);
  expect(idea).toMatchObject({ guarded: [expect.stringMatching(/“lively” for a refusal.*left out/)] });
});

test("a danger that only the model recognizes is kept", () => {
  const rules = ruled({ role: "want" }, { constraints: [RAMEN, sketchConstraint("want cuisine Sushi")] });
  const idea = check(modelIdea("danger cuisine Sushi"), rules);
  expect(holds(idea, "danger Sushi")).toBe(true);
  expect(idea).toMatchObject({ guarded: [] });
});

test("words that the rules refuse under another name are no wish", () => {
  const rules = ruled(
    { role: "avoid", label: "no raw fish" },
    { constraints: [RAMEN, sketchConstraint("avoid dish raw fish")] },
  );
  const idea = check(modelIdea("want cuisine Sushi"), rules);
  expect(["not wanted Sushi", "avoided raw fish"].filter((claim) => !holds(idea, claim))).toEqual([]);
  expect(sushiOf(idea)).toMatchObject({ role: "avoid", outcome: "judged", label: "no raw fish" });
});

test("words that the rules fear under another name are avoided as a danger", () => {
  const rules = ruled({ role: "danger" }, { constraints: [RAMEN] });
  const idea = check(modelIdea("avoid cuisine Sushi"), rules);
  expect(holds(idea, "danger Sushi")).toBe(true);
  expect(sushiOf(idea)).toMatchObject({ role: "danger", outcome: "judged" });
});

test("a diet is no refusal, whatever word of it the rules refuse", () => {
  const prompt = "Gluten-free ramen";
  const rules = scriptedIdea({
    constraints: [RAMEN, sketchConstraint("danger dish gluten")],
    readings: [sketchReading({ quote: "Gluten", start: 0, role: "danger", label: "no gluten" })],
  });
  const model = sketchIdea(prompt, ["want diet gluten-free"]);
  const readings = model.readings?.map((reading) => ({ ...reading, type: "diet" as const }));
  const idea = crossCheckIdea({ city: CITY, prompt }, { ...model, readings }, rules);
  expect(["diet gluten-free", "danger gluten"].filter((claim) => !holds(idea, claim))).toEqual([]);
});
