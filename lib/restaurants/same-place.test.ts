import { expect, test } from "vitest";
import { makePlace } from "@/lib/testing/make-place";
import { isSamePlace } from "./same-place";

const nopa = makePlace({ id: "nopa", name: "Nopalito", latitude: 37.7735, longitude: -122.4391 });
/** Metres to degrees of latitude. */
const north = (meters: number) => nopa.latitude + meters / 111_195;

test("the same Google id is the same place, wherever its pin is", () => {
  const here = makePlace({ googlePlaceId: "g-1", latitude: 37.7 });
  const there = makePlace({ googlePlaceId: "g-1", latitude: 37.8 });
  expect(isSamePlace(here, there)).toBe(true);
});

test("two places without a Google id are not the same for that alone", () => {
  expect(isSamePlace(makePlace({ name: "Dopo" }), makePlace({ name: "Belotti" }))).toBe(false);
});

test("the same name counts within 150 m, whatever its accents, case and punctuation", () => {
  expect(isSamePlace(nopa, makePlace({ ...nopa, id: "b", name: "nopalíto!", latitude: north(149) }))).toBe(true);
  expect(isSamePlace(nopa, makePlace({ ...nopa, id: "c", latitude: north(151) }))).toBe(false);
  expect(isSamePlace(nopa, makePlace({ ...nopa, id: "d", name: "Nopa" }))).toBe(false);
});

test("names in other scripts are distinguished", () => {
  const position = { latitude: 37.79, longitude: -122.4 };
  expect(isSamePlace(makePlace({ name: "老地方", ...position }), makePlace({ name: "新地方", ...position }))).toBe(
    false,
  );
  expect(isSamePlace(makePlace({ name: "老地方", ...position }), makePlace({ name: "老地方", ...position }))).toBe(
    true,
  );
});
