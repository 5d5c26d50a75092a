import { describe, expect, test } from "vitest";
import { CITIES, CITY_BOXES } from "@/lib/core/cities";
import type { Coordinates } from "@/lib/core/geo/distance";
import { isOnOrNearLand } from "@/lib/core/geo/land";
import { AREAS } from "@/lib/restaurants/vocabulary";
import {
  AREA_CENTERS,
  areasAround,
  findLandmark,
  foldName,
  LANDMARKS,
  landmarkNames,
  metersToLandmark,
  nearestArea,
  TOWNS_AROUND,
  townNames,
} from ".";

const repeated = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at);
const isInBox = ({ latitude, longitude }: Coordinates, [south, north, west, east]: readonly number[]) =>
  latitude >= (south ?? 0) && latitude <= (north ?? 0) && longitude >= (west ?? 0) && longitude <= (east ?? 0);

describe("the landmarks", () => {
  test("are some three hundred, and no two share an id or a name", () => {
    expect(LANDMARKS.length).toBeGreaterThan(290);
    expect(repeated(LANDMARKS.map(({ id }) => id))).toEqual([]);
    expect(repeated(LANDMARKS.map(({ name }) => foldName(name)))).toEqual([]);
  });

  test("lie in their city's box, on land", () => {
    const astray = LANDMARKS.filter((each) => !isInBox(each, CITY_BOXES[each.city]) || !isOnOrNearLand(each));
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  test.each(CITIES)("mean one thing by each of their names in %s", (city) => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name, names, weakNames = [] } of LANDMARKS.filter((each) => each.city === city))
      for (const each of [name, ...names, ...weakNames])
        owners.set(foldName(each), (owners.get(foldName(each)) ?? new Set()).add(id));
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });
});

describe("a landmark is found", () => {
  test.each([
    ["AT&T Park", "San Francisco", "Oracle Park"],
    ["the ballpark", "San Francisco", "Oracle Park"],
    ["St. Mary’s Hospital", "San Francisco", "St. Mary's Medical Center"],
    ["Herbst Theater", "San Francisco", "Herbst Theatre"],
    ["24th Street BART station", "San Francisco", "24th Street Mission BART"],
    ["city hall", "Oakland", "Oakland City Hall"],
    ["city hall", "San Jose", "San Jose City Hall"],
    ["the Shark Tank", "San Jose", "SAP Center"],
    ["The Greek", "Berkeley", "Greek Theatre"],
    ["Rockridge BART", "Berkeley", "Rockridge BART"],
    ["Levi's", "San Jose", "Levi's Stadium"],
    ["Googleplex", "Oakland", "Googleplex"],
  ] as const)("%s in %s: %s", (name, city, expected) => expect(findLandmark(name, city)?.name).toBe(expected));

  test("or is not", () => {
    expect(findLandmark("Eiffel Tower", "San Francisco")).toBeUndefined();
    expect(findLandmark("the Greek", "San Jose")).toBeUndefined();
  });

  test("across a close border too, but one's own comes first", () => {
    expect(landmarkNames("Berkeley").has("rockridge bart")).toBe(true);
    expect(landmarkNames("San Jose").has("rockridge bart")).toBe(false);
    expect(landmarkNames("Oakland").get("city hall")?.landmark.city).toBe("Oakland");
  });
});

test("what is large or long is measured to its edge", () => {
  const stanford = findLandmark("Stanford", "Peninsula");
  const park = findLandmark("Golden Gate Park", "San Francisco");
  if (!stanford || !park) throw new Error("both are in the data");
  expect(metersToLandmark(stanford, stanford)).toBe(0);
  expect(metersToLandmark({ latitude: 37.4447, longitude: -122.161 }, stanford)).toBeLessThan(1_000);
  for (const longitude of [-122.4573, -122.4796, -122.505])
    expect(metersToLandmark({ latitude: 37.7645, longitude }, park)).toBeLessThan(700);
  expect(metersToLandmark({ latitude: 37.7599, longitude: -122.4148 }, park)).toBeGreaterThan(2_000);
});

describe("the neighborhoods", () => {
  test("all have a middle in their city's box", () => {
    for (const city of CITIES) {
      const centers = AREA_CENTERS.filter((center) => center.city === city);
      expect(centers.map(({ name }) => name).sort()).toEqual(AREAS[city].areas.map(({ name }) => name).sort());
      // Pescadero is a Peninsula town beyond the harvest's box.
      const astray = centers.filter(({ name, ...at }) => name !== "Pescadero" && !isInBox(at, CITY_BOXES[city]));
      expect(astray).toEqual([]);
    }
  });

  test("around a point come nearest first", () => {
    const chase = findLandmark("Chase Center", "San Francisco");
    if (!chase) throw new Error("it is in the data");
    expect(areasAround(chase, "San Francisco")).toEqual(["Mission Bay", "Dogpatch", "Potrero Hill", "South Beach"]);
    expect(areasAround(chase, "Berkeley")).toEqual([]);
  });
});

describe("the towns around", () => {
  test.each([
    ["Cupertino", "San Jose"],
    ["Milpitas", "San Jose"],
    ["Sunnyvale", "Peninsula"],
    ["Emeryville", "Oakland"],
    ["Albany", "Berkeley"],
    ["Sausalito", "San Francisco"],
    ["Hayward", "Oakland"],
  ])("%s is nearest to %s", (name, city) => {
    const town = TOWNS_AROUND.find((each) => each.name === name);
    expect(town && nearestArea(town).city).toBe(city);
  });

  test("are none of ours, and share no name", () => {
    const ours = new Set(CITIES.flatMap((city) => [city, ...AREAS[city].areas.map(({ name }) => name)]));
    expect(TOWNS_AROUND.filter(({ name }) => ours.has(name))).toEqual([]);
    expect(repeated(TOWNS_AROUND.flatMap(({ name, names }) => [name, ...names].map(foldName)))).toEqual([]);
    expect(townNames.get("concord")?.isWeak).toBe(true);
    expect(townNames.get("sunnyvale")?.isWeak).toBe(false);
  });
});
