import { expect, test } from "vitest";
import { placeDrawing } from "./place-drawing";

const place = { id: "homeroom", cuisines: ["American", "Vegetarian"] };

test("a place is drawn by the dish of its summary, or by its kitchen", () => {
  expect(placeDrawing({ ...place, editorialSummary: "Macaroni and cheese, and only that, a dozen ways." })).toBe(
    "pasta",
  );
  expect(placeDrawing({ ...place, editorialSummary: "A room dressed up as a classroom." })).toBe("burger");
  expect(placeDrawing({ ...place, cuisines: ["Pizza"], editorialSummary: null })).toBe("pizza");
});
