import { expect, test } from "vitest";
import { inOurWords } from "./read-other-scripts";

test.each([
  ["何か安いラーメン", "cheap Ramen"],
  ["ramen", "ramen"],
  ["qqq 々", "qqq 々"],
])("%s: %s", (query, ours) => {
  expect(inOurWords(query).trim()).toBe(ours);
});
