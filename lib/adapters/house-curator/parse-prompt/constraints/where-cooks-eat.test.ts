import { expect, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { readToLabels } from "../testing";

test.each([
  "where do chefs eat on their night off",
  "restaurants where chefs eat tonight",
  "industry hangout in the Mission",
  "late night spot where cooks go after work",
])("it asks where cooks eat: %s", async (prompt) => {
  expect(await readToLabels(prompt)).toContain("~where cooks eat");
});

test.each(["a place where my mom cooks and we eat", "sushi with a good chef", "female chef, dinner"])(
  "it doesn't: %s",
  async (prompt) => {
    expect(await readToLabels(prompt)).not.toContain("~where cooks eat");
  },
);

test("a weekday's night is a time, and no weeknight", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "where do chefs eat? Monday night, tonight" });
  const labels = idea.kind === "refused" ? [] : idea.constraints.map(({ label }) => label);
  expect(labels).not.toContain("good for a weeknight");
  expect(idea.kind === "refused" ? [] : idea.readings?.map(({ quote }) => quote)).toContain("Monday night, tonight");
});
