import { describe, expect, test } from "vitest";
import { CITIES, type City } from "@/lib/core/cities";
import { centerOf, readQuery, spellingsOf } from "./read-query";
import { AREAS } from "./vocabulary";
import { TOWNS_AROUND } from "./vocabulary/landmarks";

test.each<[string, City | undefined, string, string]>([
  ["Mission vegetarian tonight for 2", undefined, "in the Mission", "vegetarian"],
  ["vegetarian mission", "San Francisco", "in the Mission", "vegetarian"],
  ["dim sum san mateo", undefined, "in San Mateo", "dim sum"],
  ["hand pulled noodles millbrae", "San Jose", "in Millbrae", "hand pulled noodles"],
  ["dosa in Sunnyvale", undefined, "in Sunnyvale", "dosa"],
  ["ramen for a party of six, sf", undefined, "in San Francisco", "ramen"],
  ["dumplings chinatown oakland", undefined, "in Chinatown", "dumplings"],
  ["somewhere in the Sunset", undefined, "in the Sunset", ""],
  ["tacos on the Peninsula", undefined, "on the Peninsula", "tacos"],
  ["pier 39 chowder", "San Francisco", "at Fisherman's Wharf", "chowder"],
  ["studio 54 burgers", undefined, "", "studio 54 burgers"],
  ["brunch in the marina", undefined, "in the Marina", "brunch"],
  ["brunch in the marina", "Berkeley", "in West Berkeley", "brunch"],
  ["dumplings", undefined, "", "dumplings"],
  ["", undefined, "", ""],
])("%s (%s): %s, %s", (query, city, where, words) => {
  const read = readQuery(query, city);
  expect([read.where, read.words.join(" ")]).toEqual([where, words]);
});

test("a name that two cities have means both, or the one of the page or of the query", () => {
  const citiesOf = (query: string, city?: City) => readQuery(query, city).areas.map((area) => area.city);
  expect(citiesOf("chinatown")).toEqual(["San Francisco", "Oakland"]);
  expect(citiesOf("chinatown", "Oakland")).toEqual(["Oakland"]);
  expect(citiesOf("chinatown oakland")).toEqual(["Oakland"]);
  expect(citiesOf("mission oakland")).toEqual(["Oakland"]);
});

describe("every neighborhood by its own name", () => {
  test.each(CITIES)("in %s is read, spelled as rows spell it", (city) => {
    for (const { name } of AREAS[city].areas) {
      const [area, ...others] = readQuery(`soup ${name}`, city).areas;
      expect([name, others.length, area?.city]).toEqual([name, 0, city]);
      expect(area && spellingsOf(area)).toContain(area?.areas?.[0]?.toLowerCase());
    }
  });
});

test.each([undefined, ...CITIES])("the downtown of a town is in that town, whatever the city: %s", (city) => {
  const towns = [...TOWNS_AROUND, ...AREAS.Peninsula.areas].map(({ name }) => name.replace(/^Downtown /, ""));
  const astray = towns.filter((name) => {
    const [where] = readQuery(`coffee in downtown ${name}`, city).areas;
    return !where?.areas?.some((area) => area.includes(name));
  });
  expect(astray).toEqual([]);
});

test("a city's downtown is its own", () => {
  const of = (query: string) => readQuery(query).areas.map(({ city, areas }) => `${city}: ${areas?.[0]}`);
  expect(of("coffee downtown oakland")).toEqual(["Oakland: Downtown"]);
  expect(of("coffee in downtown san francisco")).toEqual(["San Francisco: Financial District"]);
});

test("a center lies between the neighborhoods of a group, and a town has its own", () => {
  const of = (query: string) => {
    const [area] = readQuery(query).areas;
    return area ? centerOf(area) : null;
  };
  expect(of("the sunset")?.latitude).toBeCloseTo(37.755, 1);
  expect(of("sunnyvale")?.longitude).toBeCloseTo(-122.03, 1);
  expect(of("oakland")).toBeNull();
});

test("what several cities have is the town's where one is named", () => {
  const { areas, words } = readQuery("sausalito waterfront");
  expect(areas.flatMap((area) => area.areas)).toEqual(["Sausalito"]);
  expect(words).toEqual(["waterfront"]);
  expect(readQuery("waterfront").areas.map(({ city }) => city)).toEqual(["San Francisco", "Oakland"]);
});
