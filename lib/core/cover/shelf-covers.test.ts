import fc from "fast-check";
import { expect, it } from "vitest";
import kitchens from "@/data/covers/kitchens.json" with { type: "json" };
import { rankDrawings } from "./rank-drawings";
import { coverDrawing, SHELF_WINDOW, shelfCovers } from "./shelf-covers";

const guide = fc.record({
  id: fc.string(),
  coverCuisine: fc.oneof(fc.constantFrom("italian", "ramen", "pizza", "awning", "citrus-2"), fc.string()),
});

it("draws no two neighbors of a shelf alike, whatever the guides", () => {
  fc.assert(
    fc.property(fc.array(guide, { maxLength: 40 }), (guides) => {
      const covers = shelfCovers(guides);
      for (const [index, cover] of covers.entries()) {
        expect(cover).not.toBe("");
        expect(covers.slice(Math.max(0, index - SHELF_WINDOW), index)).not.toContain(cover);
      }
    }),
  );
});

it("leaves a guide its own cover unless a neighbor has it, and then takes the next best", () => {
  const pizza = { id: "char-and-blister", coverCuisine: "pizza" };
  expect(shelfCovers([pizza, { ...pizza, coverCuisine: "ramen" }, pizza])).toEqual(["pizza", "ramen", "tomato"]);
  expect(coverDrawing(pizza)).toBe("pizza");
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
