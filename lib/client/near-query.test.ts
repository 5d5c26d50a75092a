import { expect, test } from "vitest";
import { readWhere } from "@/lib/magazine/places/read-where";
import { AREA_CENTERS } from "@/lib/restaurants/vocabulary/landmarks";
import { nearQuery } from "./near-query";
import { nearestQuarter } from "./nearest-quarter";

const rockridge = { city: "Oakland", name: "Rockridge" };
const evening = new Date("2026-12-01T03:00:00Z");
const morning = new Date("2026-12-01T16:00:00Z");

test.each([
  ["ramen", "ramen near Rockridge, Oakland"],
  ["ramen near me", "ramen near Rockridge, Oakland"],
  ["Somewhere near me for tonight", "for tonight near Rockridge, Oakland"],
  ["nearby dumplings", "dumplings near Rockridge, Oakland"],
  ["", "dinner near Rockridge, Oakland"],
  ["near me", "dinner near Rockridge, Oakland"],
])("a search for “%s” goes to where one is: %s", (query, expected) =>
  expect(nearQuery(query, rockridge, evening)).toBe(expected),
);

test("of nothing, for the next meal", () =>
  expect(nearQuery("", rockridge, morning)).toBe("breakfast near Rockridge, Oakland"));

test("in the middle of each neighborhood, the search finds that one", async () => {
  for (const { city, name, latitude, longitude } of AREA_CENTERS) {
    const quarter = await nearestQuarter({ latitude, longitude });
    expect(quarter).toEqual({ city, name });
    if (quarter) expect(readWhere(nearQuery("ramen", quarter, evening)).areas).toMatchObject([{ city, areas: [name] }]);
  }
});

test("far from all of them it finds none", async () =>
  expect(await nearestQuarter({ latitude: 38.58, longitude: -121.49 })).toBeNull());
