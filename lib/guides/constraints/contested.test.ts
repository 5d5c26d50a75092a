import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { isContested } from "./contested";

const no = (field: Constraint["field"], value: string): Constraint =>
  makeConstraint({ field, values: [value], isNegated: true });

test.each<[string, Partial<Place>, Constraint, boolean]>([
  ["a lively room for whoever wants none too loud", { vibes: ["lively"] }, no("vibe", "loud"), true],
  ["a quiet one", { vibes: ["quiet"] }, no("vibe", "loud"), false],
  ["a room of which nothing is known", { vibes: [] }, no("vibe", "loud"), false],
  ["sushi as an aside", { cuisines: ["Japanese", "Ramen", "Sushi"] }, no("cuisine", "Sushi"), true],
  ["a kitchen that doesn't rule pork out", {}, no("dish", "pork"), false],
  ["a wish", { vibes: ["lively"] }, makeConstraint({ field: "vibe", values: ["quiet"] }), false],
])("%s", (_, facts, constraint, isTold) => {
  expect(isContested(makePlace(facts), constraint)).toBe(isTold);
});
