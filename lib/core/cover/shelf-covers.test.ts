import fc from "fast-check";
import { expect, it } from "vitest";
import kitchens from "@/data/covers/kitchens.json" with { type: "json" };
import { rankDrawings } from "./rank-drawings";
import { coverDrawing } from "./shelf-covers";

it("gives a guide one cover, whatever stands beside it", () => {
  const pizza = { id: "char-and-blister", coverCuisine: "pizza" };
  expect([pizza, { ...pizza, coverCuisine: "ramen" }, pizza].map(coverDrawing)).toEqual(["pizza", "ramen", "pizza"]);
  fc.assert(fc.property(fc.record({ id: fc.string(), coverCuisine: fc.string() }), (any) => coverDrawing(any) !== ""));
});

it("knows a cover by a drawing, and those of older guides by a cuisine, in any case and longer", () => {
  const first = (word: string) => rankDrawings([word], "any-id")[0];
  expect(["Ethiopian", "ethiopian", "crab", "northern thai"].map(first)).toEqual(["injera", "injera", "crab", "curry"]);
  expect(Object.keys(kitchens).map(first)).toEqual(Object.values(kitchens).map(([best]) => best));
});

it("shows a place to eat at where it knows no kitchen, each id another", () => {
  const shown = ["a", "b", "c", "d", "e", "f"].map((id) => rankDrawings(["zorbly"], id)[0]);
  expect(new Set(shown).size).toBeGreaterThan(2);
});
