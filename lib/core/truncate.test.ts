import { expect, test } from "vitest";
import { truncate, truncateAtWord } from "./truncate";

test("a truncated text has at most its characters, the last an ellipsis", () => {
  expect(truncate("Counter Culture: Stools worth the wait", 30)).toBe("Counter Culture: Stools worth…");
  expect(truncate("a".repeat(30), 30)).toBe("a".repeat(30));
  expect(truncate("a".repeat(31), 30)).toBe(`${"a".repeat(29)}…`);
  expect(truncate("", 30)).toBe("");
});

test("a character made of several code points is never cut", () => {
  const families = "👨‍👩‍👧‍👦".repeat(31);
  expect(truncate(families, 30)).toBe(`${"👨‍👩‍👧‍👦".repeat(29)}…`);
  expect(truncate("é".repeat(30), 30)).toBe("é".repeat(30));
});

test("a text is cut between words, without the punctuation before the cut", () => {
  expect(truncateAtWord("Steam, broth, and a stool by the window", 16)).toBe("Steam, broth…");
  expect(truncateAtWord("a".repeat(20), 10)).toBe(`${"a".repeat(9)}…`);
  expect(truncateAtWord("Soup.", 5)).toBe("Soup.");
});
