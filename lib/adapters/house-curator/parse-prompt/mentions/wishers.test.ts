import { describe, expect, test } from "vitest";
import { areTwoGuests, eaterBefore, isNotSharedBy, wisherBefore, wisherWithoutVerb } from "./wishers";

test.each([
  ["i want", "i"],
  ["id like some really good", "i"],
  ["were craving", "i"],
  ["and my husband wants", "my husband"],
  ["my older sister is craving", "my older sister"],
  ["shes in the mood for", "she"],
  ["but my partner would rather have", "my partner"],
  ["and the other feels like", "the other"],
  ["one of us wants", "one of us"],
  ["sam wants", "sam"],
])("who wants what comes next: %s", (before, wisher) => expect(wisherBefore(before)).toBe(wisher));

test.each([
  "my wife doesnt want",
  "he never wants",
  "nobody in my family wants",
  "the last thing my wife wants is",
  "he wants to come along because of the",
  "i want what she cooked at home last night and",
  "the place wants",
  "she wants anything but",
])("nobody does: %s", (before) => expect(wisherBefore(before)).toBeNull());

test("a taste is told apart from a wish", () => {
  expect(wisherBefore("my wife loves")).toBeNull();
  expect(eaterBefore("my wife loves")).toBe("my wife");
  expect(eaterBefore("my wife doesnt love")).toBeNull();
});

describe("two guests", () => {
  test.each([
    ["i", "my husband", true],
    ["she", "he", true],
    ["one of us", "the other", true],
    ["my husband", "she", true],
    ["my wife", "she", false],
    ["my friend", "he", false],
    ["i", "i", false],
    [null, "he", false],
  ])("%s and %s: %s", (first, second, expected) => expect(areTwoGuests(first, second)).toBe(expected));
});

test.each([
  ["my girlfriend for", "my girlfriend"],
  ["i m craving pho and my mom", "my mom"],
  ["me", "i"],
  ["the other", "the other"],
  ["he for", "he"],
])("who wants what comes next, without a verb: %s", (before, wisher) => expect(wisherWithoutVerb(before)).toBe(wisher));

test.each(["the best", "one", "and some", "with my girlfriend", "my favorite"])("nobody does: %s", (before) =>
  expect(wisherWithoutVerb(before)).toBeNull(),
);

test.each([
  ["my wife", " but I don't"],
  ["my wife", " food, but I'm not in the mood"],
  ["she", " but he doesn't, near the park"],
  ["one of us", ", the other doesn't"],
  ["i", " but my husband doesn't"],
])("%s wants it, and somebody else doesn't:%s", (eater, after) => expect(isNotSharedBy(eater, after)).toBe(true));

test.each([
  ["my wife", " but I don't eat fish"],
  ["i", " but I don't want to wait"],
  ["my wife", " but the place isn't"],
  ["my wife", " but I can't"],
  ["my wife", " and I don't mind lines"],
])("%s wants it, and nobody doesn't:%s", (eater, after) => expect(isNotSharedBy(eater, after)).toBe(false));
