import { expect, test } from "vitest";
import type { Constraint } from "@/lib/contracts/stages";
import { makeConstraint } from "@/lib/testing/make-place";
import { tooFewWayOn } from "./too-few-way-on";

const wish = (field: Constraint["field"], label: string, more: Partial<Constraint> = {}): Constraint =>
  makeConstraint({ field, values: [label], label, ...more });
const vegan = wish("diet", "vegan");
const sushi = wish("cuisine", "sushi");
const sunset = wish("area", "the Sunset");
const noNuts = wish("dish", "nuts", { label: "no nuts", isNegated: true, isDanger: true });

/** Where each way on leads, if the search finds so many places for these queries. */
const wayOn = (constraints: Constraint[], counts: Record<string, number>) =>
  tooFewWayOn({ city: "San Francisco", constraints }, async (query) => counts[query] ?? 0);
const browse = { label: "Browse guides in San Francisco", path: "/san-francisco" };

test("it leads to the search for the diet and the food, or the diet alone, where three places are found", async () => {
  expect(await wayOn([vegan, sushi, sunset], { "vegan sushi": 3, vegan: 40 })).toEqual({
    label: "See 3 places for “vegan sushi” in San Francisco",
    path: "/san-francisco?q=vegan+sushi",
  });
  expect((await wayOn([vegan, sushi, sunset], { "vegan sushi": 2, vegan: 40, sushi: 9 })).label).toContain("40");
});

test("of several foods, the first is enough", async () => {
  const burgers = wish("dish", "burgers");
  expect((await wayOn([sushi, burgers], { "sushi burgers": 1, sushi: 12 })).path).toBe("/san-francisco?q=sushi");
});

test("nobody who keeps a diet, or something out of their food, is sent to a search without it", async () => {
  expect(await wayOn([vegan, sushi], { sushi: 9 })).toEqual(browse);
  expect(await wayOn([sushi, noNuts], { sushi: 9 })).toEqual(browse);
  expect((await wayOn([sushi, noNuts], { "sushi no nuts": 5 })).path).toBe("/san-francisco?q=sushi+no+nuts");
});

test("where the search finds too few, or nobody can ask it, it leads to the city's page", async () => {
  expect(await wayOn([sushi, sunset], { sushi: 2 })).toEqual(browse);
  expect(await wayOn([sunset], { "the Sunset": 80 })).toEqual(browse);
  expect(await tooFewWayOn({ city: "Peninsula", constraints: [sushi] })).toEqual({
    label: "Browse guides on the Peninsula",
    path: "/peninsula",
  });
});
