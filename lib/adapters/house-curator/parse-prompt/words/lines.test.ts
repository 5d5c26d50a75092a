import { describe, expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";
import { asksOnlyForNoLine, linesRefused } from "./lines";

const read = async (prompt: string, corrections: { quote: string; role: "background" }[] = []) => {
  const idea = await parsePrompt({ city: "San Francisco", prompt, corrections });
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
};

test.each([
  ["ramen, not the one with the line", "not the one with the line"],
  ["good tacos without the line", "without the line"],
  ["not the place everybody queues for, dim sum", "not the place everybody queues for"],
  ["brunch, I don't want to stand in line for an hour", "don't want to stand in line for an hour"],
  ["sushi, no line", "no line"],
  ["a bakery where nobody lines up", "nobody lines up"],
  ["pho, not a place with a queue out the door", "not a place with a queue out the door"],
  ["tacos, skip the line", "skip the line"],
])("%s: nobody can look up how long a line is, and it is told whole", async (prompt, quote) => {
  const { readings, unknowns } = await read(prompt);
  expect(readings).toContainEqual(expect.objectContaining({ quote, role: "avoid", outcome: "not judged" }));
  expect(readings?.filter(({ start, role }) => role === "avoid" && start !== prompt.indexOf(quote))).toEqual([]);
  expect(unknowns).toContain("how long the line is");
});

test.each([
  ["no line and good sushi", ["sushi"]],
  ["not the place everyone lines up for, but good dim sum", ["dim sum"]],
  ["no line or crowds, sushi", ["sushi", "not too loud"]],
  ["no lines, no fuss, just noodles", ["noodles", "~casual"]],
  ["no bakery with a line", ["no bakery"]],
  ["skip the line burgers", ["burgers"]],
  ["Skip the line pizza in North Beach", ["pizza", "North Beach"]],
  ["no line burritos", ["burrito"]],
  ["skip the wait dim sum", ["dim sum"]],
  ["no line, no burgers, just noodles", ["noodles", "no burgers"]],
])("it refuses nothing else, and what else is refused stays so: %s", async (prompt, labels) => {
  expect(await readToLabels(prompt)).toEqual(labels);
});

describe("what refuses no line", () => {
  test.each([
    "I don't mind the line",
    "not worth the line",
    "the place with the longest line",
    "no line dancing",
    "tacos from a line cook",
    "not on the BART line",
    "no line of sight to the kitchen",
    "no sushi places with a line",
    "not just online orders",
  ])("%s", (prompt) => {
    expect(linesRefused(prompt)).toEqual([]);
  });
});

test("alone, it asks for a place to eat; beside an errand, it doesn't", () => {
  expect(asksOnlyForNoLine("I don't want to stand in line")).toBe(true);
  expect(asksOnlyForNoLine("somewhere good without the line")).toBe(true);
  expect(asksOnlyForNoLine("renew my license without standing in line")).toBe(false);
  expect(asksOnlyForNoLine("somewhere good")).toBe(false);
});

test("what its author calls background isn't told as a wish", async () => {
  const { readings } = await read("sushi, no line", [{ quote: "no line", role: "background" }]);
  expect(readings?.filter(({ quote }) => quote === "no line")).toEqual([
    expect.objectContaining({ role: "background", outcome: "ignored" }),
  ]);
});
