import { expect, test } from "vitest";
import { countPlaces } from "./count-places";

const counted = (told: number, listed = 0, isWholeArea = false, isAround = false) =>
  countPlaces({ count: { told, listed }, missed: "", partial: [], isWholeArea, isAround });

test("a search says how many places it found, what is known of them, and their order", () => {
  expect(counted(1)).toBe("One place.");
  expect(counted(19, 30)).toBe(
    "19 places that we tell about; 30 more are only names on the map. Best matches first; of those alike, the surest to be in business.",
  );
  expect(counted(119, 1_050, true)).toMatch(
    /^119 places .*; 1,050 more .*\. Those surest to be in business come first/,
  );
  expect(counted(7, 0, false, true)).toBe("7 places. Those within a walk come first, the best matches on top.");
  expect(counted(0, 1)).toBe("One place, only a name on the map so far.");
  expect(counted(0, 2)).toBe("2 places, only names on the map so far.");
});
