import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { settleReadings } from "./settle-readings";

/** What is told of each part that no constraint judges, but for the guests. */
async function toldOf(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  if (idea.kind === "refused") return ["refused"];
  return (idea.readings ?? [])
    .filter(({ outcome, type }) => type !== "party" && (outcome === "not judged" || outcome === "not understood"))
    .map(({ label }) => label);
}

test.each([
  "my mom's knee is bad so not too far to walk or up a hill, dinner",
  "grandpa can't walk far, no hills, dim sum",
])("how far and steep a walk is, is told once: %s", async (prompt) => {
  expect(await toldOf(prompt)).toEqual(["a short, flat walk"]);
});

test.each([
  ["coffee and pastry in the morning, lunch, oysters in the afternoon and a nice dinner", true],
  ["breakfast in the morning, oysters in the afternoon, dinner in the evening", true],
  ["oysters in the afternoon and dinner", false],
])("a plan for a day is told as more than one meal: %s", async (prompt, isPlan) => {
  const told = await toldOf(prompt);
  expect(told.includes("a plan for the day: a guide is for one meal at a time")).toBe(isPlan);
});

test.each([
  "my wife doesn't drink, dinner",
  "my wife doesnt drink, dinner",
  "I dont drink, tapas",
  "she's sober, dinner",
  "my boyfriend is a non-drinker, sushi",
])("who drinks nothing keeps no diet: %s", async (prompt) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  expect(idea.kind === "refused" ? ["refused"] : idea.constraints.map(({ field }) => field)).not.toContain("diet");
  expect(await toldOf(prompt)).toEqual([]);
});

test.each([
  ["Wir suchen ein gemütliches Restaurant mit Kindern, draußen sitzen, nicht zu teuer", []],
  ["Soy celíaca, busco pizza sin gluten en North Beach", []],
])("plain words of another language ask for nothing: %s", async (prompt, told) => {
  expect(await toldOf(prompt)).toEqual(told);
});

test.each([
  ["tacos, no Tex-Mex", ["Tex-Mex"]],
  ["pizza, but not Neapolitan", ["Neapolitan"]],
  ["Spanish tapas, no Basque", ["Basque"]],
])("a refused style of a kitchen is told, whole: %s", async (prompt, told) => {
  expect(await toldOf(prompt)).toEqual(told);
});

test("what two spans hold of one phrase is one reading", async () => {
  const prompt = "Anniversary dinner, quiet and candlelit, somewhere we can actually hear each other";
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  expect(idea.kind === "refused" ? [] : idea.readings?.map(({ quote }) => quote)).toContain("hear each other");
});

test.each([
  ["mom", "not judged"],
  ["my boyfriend", "not judged"],
  ["our chess club", "not understood"],
])("who comes along is understood: %s", (quote, outcome) => {
  const reading = { quote, start: 0, role: "want", type: "party", outcome: "not understood", label: quote } as const;
  expect(settleReadings([reading], [], "San Francisco", quote)).toEqual([{ ...reading, outcome }]);
});
