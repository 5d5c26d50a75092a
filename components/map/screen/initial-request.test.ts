import { expect, test } from "vitest";
import { initialRequestUrl } from "./initial-request";

const urlFor = (query: string, isAdmin: boolean) => initialRequestUrl(new URLSearchParams(query), isAdmin);

test("each mode preloads its own places", () => {
  expect(urlFor("", true)).toBe("/api/restaurants/saved");
  expect(urlFor("mode=all", true)).toBe("/api/restaurants/all?fields=points");
  expect(urlFor("mode=quadtree", true)).toBe("/api/restaurants/quadtree");
});

test("readers who are not administrators get their saved places", () => {
  expect(urlFor("mode=all", false)).toBe("/api/restaurants/saved");
});

test("a search is not preloaded", () => {
  expect(urlFor("q=ramen", false)).toBeNull();
  expect(urlFor("q=r", false)).toBe("/api/restaurants/saved");
});
