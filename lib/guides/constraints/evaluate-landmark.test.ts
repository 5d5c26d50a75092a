import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { describeConstraint } from "./describe-constraint";
import { evaluateConstraint } from "./evaluate-constraint";
import { landmarkLabel, landmarkVerdict, NEAR_METERS } from "./evaluate-landmark";
import { closeness, nearestPlaces } from "./nearest-places";

const near = (...values: string[]): Constraint => makeConstraint({ field: "landmark", values });
/** So many kilometers south of Oracle Park, across the channel. */
const south = (kilometers: number, facts: Partial<Place> = {}): Place =>
  makePlace({ latitude: 37.77861 - kilometers / 111.195, longitude: -122.38947, ...facts });
const rough = { hasApproximateCoordinates: true };

test.each([
  [south(0.1), "met"],
  [south(1.19), "met"],
  [south(1.21), "unmet"],
  [south(25), "unmet"],
  [south(0.7, rough), "met"],
  [south(0.9, rough), "unknown"],
  [south(1.5, rough), "unknown"],
  [south(1.7, rough), "unmet"],
  [makePlace({ latitude: 0, longitude: 0 }), "unknown"],
])("a place is near within the distance, as far as its position tells: case %#", (place, verdict) => {
  expect(evaluateConstraint(place, near("Oracle Park"))).toBe(verdict);
});

test("one of several landmarks is enough, and an exclusion turns it around", () => {
  expect(evaluateConstraint(south(0.5), near("Chase Center", "Ferry Building"))).toBe("met");
  expect(evaluateConstraint(south(0.5), { ...near("Oracle Park"), isNegated: true })).toBe("unmet");
  expect(evaluateConstraint(south(3), { ...near("Oracle Park"), isNegated: true })).toBe("met");
  expect(evaluateConstraint(south(1.2, rough), { ...near("Oracle Park"), isNegated: true })).toBe("unknown");
});

test("what is no landmark of ours is unknown, and a distance may be given", () => {
  expect(landmarkVerdict(south(0), "Eiffel Tower")).toBe("unknown");
  expect(landmarkVerdict(south(2), "Oracle Park", 3_000)).toBe("met");
  expect(NEAR_METERS).toBe(1_200);
});

test("labels say how near", () => {
  expect(landmarkLabel("Oracle Park")).toBe("near Oracle Park (within ¾ mile)");
  expect(landmarkLabel("Ferry Building", "Coit Tower")).toBe("near the Ferry Building or Coit Tower (within ¾ mile)");
  expect(describeConstraint({ field: "landmark", values: ["Oracle Park"], isNegated: true })).toBe(
    "not near Oracle Park (within ¾ mile)",
  );
});

test("the closer the better, to a landmark, a neighborhood or a town", () => {
  const places = [south(9), south(1), south(4)];
  expect(nearestPlaces(places, near("Oracle Park"), 2)).toEqual([places[1], places[2]]);
  const scores = places.map((place) => closeness(place, near("Oracle Park")));
  expect(scores.toSorted((a, b) => b - a)).toEqual([scores[1], scores[2], scores[0]]);
  const westSanJose = makePlace({ city: "San Jose", latitude: 37.31, longitude: -121.99 });
  const downtown = makePlace({ city: "San Jose", latitude: 37.335, longitude: -121.89 });
  const town = makeConstraint({ field: "area", values: ["Cupertino"] });
  expect(closeness(westSanJose, town)).toBeGreaterThan(closeness(downtown, town));
  expect(closeness(makePlace({ latitude: 0, longitude: 0 }), town)).toBe(-3);
});
