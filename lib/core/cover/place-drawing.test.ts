import { expect, test } from "vitest";
import { placeDrawing } from "./place-drawing";

const place = { id: "homeroom", cuisines: ["American"] };

test("a place is drawn by what it is told to serve", () => {
  expect(placeDrawing({ ...place, drawings: ["pasta", "cheese"], editorialSummary: "Once a burger bar." })).toBe(
    "pasta",
  );
});

test("a place whose dishes no drawing shows has a table, whatever its kitchen cooks elsewhere", () => {
  const drawing = placeDrawing({ ...place, drawings: [], editorialSummary: "A room dressed up as a classroom." });
  expect(["table-setting", "window-table", "counter", "awning"]).toContain(drawing);
});

test("a place whose dishes nobody has told is drawn by its summary or its kitchen, without meat where it serves none", () => {
  expect(placeDrawing({ ...place, editorialSummary: "Macaroni and cheese, and only that." })).toBe("pasta");
  expect(placeDrawing({ ...place, editorialSummary: null })).toBe("burger");
  expect(placeDrawing({ ...place, cuisines: ["American", "Vegetarian"], editorialSummary: null })).toBe("salad");
  // The salad is drawn with an egg.
  expect(placeDrawing({ ...place, cuisines: ["American", "Vegan"], editorialSummary: null })).toBe("counter");
});
