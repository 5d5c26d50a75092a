import { expect, test } from "vitest";
import type { MatchedPlace } from "@/lib/magazine/places/matched-place";
import { describeMatch } from "./found-places";

const matched = (changes: Partial<MatchedPlace>): MatchedPlace => ({
  // The line is about what was asked, not about the place.
  place: {} as MatchedPlace["place"],
  met: [],
  mentioned: [],
  unknown: [],
  against: [],
  meters: null,
  ...changes,
});
const lake = { latitude: 37.8, longitude: -122.26, name: "Lake Merritt" };

test("a row says what a place has, what isn't known of it, and how far it is", () => {
  expect(describeMatch(matched({ met: ["brunch"], unknown: ["vegan"] }), null)).toBe("Brunch; vegan not known");
  const far = matched({ met: ["noodles"], unknown: ["spicy", "vegetarian"], against: ["costs $$"], meters: 966 });
  expect(describeMatch(far, lake)).toBe("Noodles; costs $$, spicy and vegetarian not known · 0.6 mi from Lake Merritt");
});

test("what a text only mentions is said", () => {
  expect(describeMatch(matched({ met: ["$"], mentioned: ["ramen"] }), null)).toBe("$; ramen only mentioned");
});

test("what has all of a short search needs no line, and of a long one says what", () => {
  expect(describeMatch(matched({ met: ["vegan", "brunch"] }), null)).toBe("");
  expect(describeMatch(matched({ met: ["$", "spicy", "noodles"] }), null)).toBe("$, spicy, noodles");
});

test("what is told of a place is told of a short search, too", () => {
  const told = ["open on Thanksgiving"];
  expect(describeMatch(matched({ met: ["indian"], told }), null)).toBe("Open on Thanksgiving");
  expect(describeMatch(matched({ met: ["indian"], unknown: ["quiet"], told }), null)).toBe(
    "Indian, open on Thanksgiving; quiet not known",
  );
});
