import { expect, test } from "vitest";
import data from "@/data/vocabulary/dangers.json" with { type: "json" };
import { CUISINES } from "./cuisines";
import { Dangers, dangerNamed, hiddenIn } from "./dangers";

const dangers = Dangers.parse(data);

test("every kitchen that can hardly do without a food is a cuisine, and no word is listed twice", () => {
  for (const [name, { words, cuisines }] of Object.entries(dangers)) {
    expect(cuisines.filter((cuisine) => !CUISINES.includes(cuisine))).toEqual([]);
    expect(new Set(words).size, name).toBe(words.length);
  }
});

test("what nobody listed is hidden nowhere", () => {
  expect(hiddenIn("parsnips")).toEqual({ words: [], cuisines: [] });
});

test("what people call it who must keep away from it names one kind of food", () => {
  const names = Object.values(dangers).flatMap(({ names: own = [] }) => own);
  expect(new Set(names).size).toBe(names.length);
  expect(dangerNamed("Anything Raw")).toBe("raw fish");
  expect(dangerNamed("raw produce")).toBe("raw vegetables");
  expect(dangerNamed("raw denim")).toBeNull();
});
