import { expect, test } from "vitest";
import { readPrompts } from "./prompt-sets";

test.each([
  ["frozen", 624],
  ["negation", 500],
  ["development", 780],
] as const)("every line of the %s set has its shape, and an id of its own", (set, count) => {
  const prompts = readPrompts(set);
  expect(prompts).toHaveLength(count);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(count);
});
