import { describe, expect, test } from "vitest";
import { LANDMARKS, landmarkByName } from "@/lib/restaurants/vocabulary/landmarks";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { describeNearestFits, nearestFits, stillNearFits } from "./nearest-fit";
import { tooFewFit } from "./too-few-fit";

const thai = makeConstraint({ field: "cuisine", values: ["Thai"], label: "Thai" });
const near = (...values: string[]) => makeConstraint({ field: "landmark", values, label: `near ${values[0]}` });

/** A Thai kitchen so many degrees north of a landmark; a hundredth is 0.7 miles. */
function north(landmark: string, degrees: number, more: Parameters<typeof makePlace>[0] = {}) {
  const at = landmarkByName(landmark);
  if (!at) throw new Error(`No ${landmark}`);
  const position = { latitude: at.latitude + degrees, longitude: at.longitude };
  return makePlace({ cuisines: ["Thai"], ...position, ...more });
}
const told = (places: Parameters<typeof nearestFits>[0], constraints: Parameters<typeof nearestFits>[1]) =>
  describeNearestFits(nearestFits(places, constraints), constraints, false);

describe("the nearest that fit all but the distance", () => {
  const macArthur = "MacArthur BART";

  test("are told with their distance, nearest first", () => {
    const places = [
      north(macArthur, 0.05, { name: "Far" }),
      north(macArthur, 0.03, { name: "Nearer" }),
      north(macArthur, 0.02, { name: "Burger", cuisines: ["Burgers"] }),
      north(macArthur, 0.02, { name: "Closed", status: "closed" }),
      north(macArthur, 0.001, { name: "There" }),
      makePlace({ name: "Nowhere", cuisines: ["Thai"], latitude: 0, longitude: 0 }),
    ];
    expect(told(places, [thai, near(macArthur)])).toBe(
      "The nearest that fit all else are Nearer, 2.1 mi from MacArthur BART, and Far, 3.5 mi from it.",
    );
    expect(told(places.slice(0, 1), [thai, near(macArthur)])).toBe(
      "The nearest that fits all else is Far, 3.5 mi from MacArthur BART.",
    );
  });

  test("say so where a position or a refusal isn't certain", () => {
    const noPork = makeConstraint({ field: "dish", values: ["pork"], label: "no pork", isNegated: true });
    const places = [north(macArthur, 0.03, { name: "Nearer", hasApproximateCoordinates: true })];
    expect(told(places, [thai, noPork, near(macArthur)])).toBe(
      "The nearest that may fit all else is Nearer, roughly 2.1 mi from MacArthur BART.",
    );
  });

  test("are measured to the nearest station of a line", () => {
    const places = [north("Fruitvale BART", 0.02, { name: "Fruit" }), north(macArthur, 0.03, { name: "Mac" })];
    expect(told(places, [thai, near("Fruitvale BART", macArthur)])).toMatch(
      /^The nearest that fit all else are Fruit, 1\.4 mi from Fruitvale BART, and Mac, [\d.]+ mi from MacArthur BART\.$/,
    );
  });

  test("are near enough up to a mile and a quarter, for nobody who wants to walk", () => {
    const places = [
      north(macArthur, 0.03, { name: "Far" }),
      north(macArthur, 0.017, { name: "Still" }),
      north(macArthur, 0.001, { name: "There" }),
    ];
    const named = (...constraints: Parameters<typeof stillNearFits>[1]) =>
      stillNearFits(places, [thai, ...constraints]).map(({ name }) => name);
    expect(named(near(macArthur))).toEqual(["Still"]);
    expect(named({ ...near(macArthur), isOnFoot: true })).toEqual([]);
    expect(named()).toEqual([]);
  });

  test("are none where no landmark was wanted, or where nothing has the food", () => {
    const places = [north(macArthur, 0.03)];
    expect(told(places, [thai])).toBe("");
    expect(told(places, [thai, { ...near(macArthur), isNegated: true }])).toBe("");
    expect(told(places, [makeConstraint({ field: "cuisine", values: ["Georgian"] }), near(macArthur)])).toBe("");
  });
});

test("every landmark's refusal names the nearest, and shows it", () => {
  for (const { name, city } of LANDMARKS) {
    const place = north(name, 0.2, { name: "Elsewhere", city, status: "open" });
    const { picks, tooFew } = tooFewFit({ city, prompt: `Thai near ${name}`, places: [place], idea: ideaOf(name) }, 3);
    expect(tooFew?.note).toMatch(/The nearest that fits all else is Elsewhere, [\d.]+ mi from /);
    expect(picks.map(({ placeId }) => placeId)).toEqual([place.id]);
  }
});

test("a refusal says that it can't look for hours, and sends who may fall ill to the kitchen", () => {
  const [name, reading] = [
    "MacArthur BART",
    { quote: "late", start: 0, label: "late", outcome: "not judged" as const },
  ];
  const noteOf = (readings: NonNullable<ReturnType<typeof readingsOf>>) =>
    tooFewFit({ city: "Oakland", prompt: "Thai", places: [north(name, 0.2)], idea: { ...ideaOf(name), readings } }, 3)
      .tooFew?.note;
  const readingsOf = (type: "time" | "diet", role: "want" | "danger") => [{ ...reading, type, role }];
  expect(noteOf(readingsOf("time", "want"))).toContain("We can't look for hours: call before you go.");
  expect(noteOf(readingsOf("diet", "danger"))).toContain("Ask the kitchen about traces before you order.");
  expect(noteOf([])).not.toMatch(/hours|traces/);
});

const ideaOf = (landmark: string) => ({
  kind: "idea" as const,
  title: "Thai",
  angle: "Thai",
  constraints: [thai, near(landmark)],
  unknowns: [],
  size: 6,
});
