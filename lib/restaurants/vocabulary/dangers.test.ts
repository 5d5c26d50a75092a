import { expect, test } from "vitest";
import data from "@/data/vocabulary/dangers.json" with { type: "json" };
import { CUISINES } from "./cuisines";
import { Dangers, hiddenIn } from "./dangers";

const dangers = Dangers.parse(data);

test("every kitchen that can hardly do without a food is a cuisine, and no word is listed twice", () => {
  for (const [name, { words, cuisines }] of Object.entries(dangers)) {
    expect(cuisines.filter((cuisine) => !CUISINES.includes(cuisine))).toEqual([]);
    expect(new Set(words).size, name).toBe(words.length);
  }
});

test("what nobody listed is hidden nowhere", () => {
  expect(hiddenIn("celery")).toEqual({ words: [], cuisines: [] });
});
