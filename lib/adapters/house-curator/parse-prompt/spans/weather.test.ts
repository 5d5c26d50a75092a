import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";

async function labelsOf(prompt: string): Promise<string[]> {
  const idea = await parsePrompt({ city: "San Francisco", prompt });
  return idea.kind === "idea" ? idea.constraints.map(({ label }) => label) : [];
}

test.each(["comfort food, its raining", "it is pouring rain, soup", "rainy tuesday dinner", "raining outside, pho"])(
  "the weather of the day is an occasion: %s",
  async (prompt) => {
    const labels = await labelsOf(prompt);
    expect(labels).toContain("good for a rainy day");
    expect(labels).not.toContain("outdoor seating");
  },
);

test.each([
  "it rained yesterday, tacos",
  "hope it doesn't rain, patio brunch",
  "it was raining last week, tacos",
  "Dinner for us, rain said.",
])("that of another day, or a mere word for it, isn't: %s", async (prompt) => {
  expect(await labelsOf(prompt)).not.toContain("good for a rainy day");
});

test.each(["im sad, noodles", "feeling down, want soup"])("who is sad is told of: %s", async (prompt) => {
  expect(await labelsOf(prompt)).toContain("comfort food");
});
