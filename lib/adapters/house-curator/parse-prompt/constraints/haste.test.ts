import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";
import { isShortTime, occasionsByHaste } from "./haste";

test.each([
  "lunch near civic center, in and out in 30 min",
  "need to get out in 40 minutes, dim sum",
  "only have 45 min for lunch",
  "we have 30 minutes before the movie",
  "pho, done within half an hour",
])("a short time for a meal asks for a quick bite: %s", (text) => {
  expect(occasionsByHaste(text)).toEqual(["quick-bite"]);
});

test.each([
  "sushi within 30 min drive",
  "lunch 20 minutes from the office",
  "no wait over 30 min",
  "we have a 30 minute walk",
  "have a 1 hour lunch break",
])("a way, a wait or an hour doesn't: %s", (text) => {
  expect(occasionsByHaste(text)).toEqual([]);
});

test("the time is told as what it asks for, and looked for nowhere", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "only have 45 min for lunch, thai" });
  expect(idea).toMatchObject({
    readings: expect.arrayContaining([
      expect.objectContaining({ quote: "45 min", outcome: "judged", label: "good for a quick bite" }),
    ]),
  });
  expect(idea.kind === "idea" && idea.constraints.some(({ field }) => field === "keyword")).toBe(false);
  expect(isShortTime("30 min")).toBe(true);
  expect(isShortTime("30 min walk")).toBe(false);
});

test.each(["In n out within half hour", "quick in n out lunch near BART", "need to be in & out in 20 minutes, ramen"])(
  "who goes in and out in haste names no chain: %s",
  async (prompt) => {
    const labels = await readToLabels(prompt);
    expect(labels).toContain("~good for a quick bite");
    expect(labels.join()).not.toContain("In-N-Out");
  },
);

test("the chain is one of its own", async () => {
  expect((await readToLabels("in n out fries")).join()).toContain("In-N-Out");
});
