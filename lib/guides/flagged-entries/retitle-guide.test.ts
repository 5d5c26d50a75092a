import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { retitleGuide } from "./retitle-guide";

const dish = (name: string) => ({ dishes: [{ name, detail: null }] });
const leaving = makePlace({ name: "Swan Oyster Depot", ...dish("crab back") });
const others = [makePlace(dish("cioppino")), makePlace(), makePlace()];
const idea = scriptedIdea({ title: "Counters by the water" });

const after = (title: string, left: Place[] = others, made: typeof idea | null = idea) =>
  retitleGuide({
    title,
    removedPlace: leaving,
    removedNames: [leaving.name, "Swan Market"],
    before: [leaving, ...others],
    after: left,
    evidence: [],
    idea: made,
    unmet: [],
  });

test("the count in a headline is corrected after a removal", () => {
  expect(after("By the water: Four counters, for two")).toBe("By the water: Three counters, for two");
  expect(after("Fourteen steps to four counters", others, null)).toBe("Fourteen steps to three counters");
});

test("a headline stays when the place was replaced", () => {
  const left = [makePlace(), ...others];
  expect(after("By the water: Four counters, for two", left)).toBe("By the water: Four counters, for two");
});

test("a headline that names the place, or a dish only it serves, is replaced by the working title", () => {
  expect(after("From Swan Oyster Depot to the sea")).toBe("Counters by the water");
  expect(after("Swan Market and other reasons")).toBe("Counters by the water");
  expect(after("Crab back and other reasons to leave the house")).toBe("Counters by the water");
});

test("a dish that another place serves too may stay", () => {
  const left = [makePlace(dish("Crab Back")), ...others];
  expect(after("Crab back and other reasons to leave the house", left)).not.toBe("Counters by the water");
});
