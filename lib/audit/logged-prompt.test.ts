import { expect, test } from "vitest";
import { loggedPrompt } from "./logged-prompt";

test("a log holds a hundred characters of a prompt, 97 and an ellipsis where some were cut", () => {
  expect(loggedPrompt("noodles for one")).toBe("noodles for one");
  expect(loggedPrompt("a".repeat(100))).toBe("a".repeat(100));
  expect(loggedPrompt("a".repeat(101))).toBe(`${"a".repeat(97)}...`);
});
