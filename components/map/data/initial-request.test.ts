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

test("a guide preloads itself, an area nothing; the list of all restaurants comes filtered", () => {
  expect(urlFor("guide=a%2Fb", false)).toBe("/api/guides/a%2Fb");
  expect(urlFor("guide=x&q=ramen", false)).toBeNull();
  expect(urlFor("area=-122.5,37.7,-122.4,37.8", false)).toBeNull();
  expect(urlFor("mode=all&cuisine=Dim+Sum&price=1,2&meal=dinner&open=now", true)).toBe(
    "/api/restaurants/all?fields=points&cuisine=Dim+Sum&price=1%2C2&meal=dinner",
  );
  expect(urlFor("cuisine=Thai", false)).toBe("/api/restaurants/saved");
});
