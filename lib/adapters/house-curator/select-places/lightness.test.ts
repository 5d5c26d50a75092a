import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { isHeavyDish, lightnessOf } from "./lightness";

const place = (cuisines: string[], ...names: string[]): Place =>
  makePlace({ cuisines, dishes: names.map((name) => ({ name, detail: null })) });

test.each([
  ["a sushi counter", place(["Sushi", "Japanese"], "nigiri", "sashimi")],
  ["an oyster bar", place(["Seafood", "American"], "oysters", "seafood salad")],
  ["phở and fresh rolls", place(["Vietnamese"], "phở gà", "summer rolls")],
])("%s is light", (_what, each) => expect(lightnessOf(each)).toBeGreaterThan(0));

test.each([
  ["wings in any kitchen", place(["Chinese", "Dumplings"], "dry-fried wings", "pork dumplings")],
  ["a ramen shop", place(["Ramen", "Japanese"], "tonkotsu ramen", "broth bowl")],
  ["hot dogs", place(["American", "Sandwiches"], "hot dog with relish")],
  ["vegetarian mac and cheese", place(["American", "Vegetarian"], "mac and cheese", "smothered mac", "loaded fries")],
  ["fried chicken", place(["Soul Food"], "fried chicken", "greens")],
])("%s: not light", (_what, each) => expect(lightnessOf(each)).toBeLessThan(0));

test.each([
  ["dry-fried wings", true],
  ["crispy pork belly", true],
  ["steamed sea bass", false],
  ["papaya salad", false],
])("%s is heavy: %s", (dish, isHeavy) => expect(isHeavyDish(dish)).toBe(isHeavy));
