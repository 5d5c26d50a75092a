import { expect, test } from "vitest";
import { initialRequestUrl } from "./initial-request";

const asked = (query: string, isAdmin: boolean) => initialRequestUrl(new URLSearchParams(query), isAdmin);

test("each mode sends for its own places", () => {
  expect(asked("", true)).toBe("/api/restaurants/saved");
  expect(asked("mode=all", true)).toBe("/api/restaurants/all?fields=points");
  expect(asked("mode=quadtree", true)).toBe("/api/restaurants/quadtree");
});

test("whoever is no administrator gets what they saved", () => {
  expect(asked("mode=all", false)).toBe("/api/restaurants/saved");
});

test("a search waits for the screen", () => {
  expect(asked("q=ramen", false)).toBeNull();
  expect(asked("q=r", false)).toBe("/api/restaurants/saved");
});
