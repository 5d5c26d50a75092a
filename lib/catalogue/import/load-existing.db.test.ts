import { beforeAll, expect, test } from "vitest";
import { normalizedPlaceName } from "@/lib/restaurants/same-place";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { loadExisting } from "./load-existing";
import { parsePlaces } from "./parse-places";

const { db } = await testDb();
const AT = { latitude: 37.7688, longitude: -122.4221 };

/** What the database holds of a place that is called so and lies there. */
async function known(name: string, point = AT): Promise<string[]> {
  const cells = { name, address: "1 Valencia St", ...point };
  const places = parsePlaces([{ location: "line 2", cells }], 2026).flatMap(({ place }) => place ?? []);
  const found = await db.transaction((tx) => loadExisting(tx, "ours.csv", places));
  return found.restaurants.map((each) => each.name);
}

beforeAll(async () => {
  for (let i = 0; i < 20; i++) await makeRestaurant(db, { ...AT, name: `Neighbour ${i}` });
});

test.each([
  ["Fög Diner", "FOG DINER"],
  ["Fog & Diner No. 2", "fog diner no2"],
  ["Cafe\u0301 Zoë", "Café Zoe\u0308"],
  ["Phở Hà Nội", "PHO HA NOI"],
  ["Istanbul", "ISTANBUL"],
  ["らーめん がんこ", "らーめんがんこ"],
  ["Sushi 寿司 ©", "sushi (寿司)"],
  ["Ресторан Йод", "ресторан йод"],
])("of the neighbours of %s only the one that may be %s is read", async (there, sought) => {
  expect(normalizedPlaceName(sought)).toBe(normalizedPlaceName(there));
  await makeRestaurant(db, { ...AT, name: there });
  expect(await known(sought)).toContain(there);
  expect((await known(sought)).filter((name) => name.startsWith("Neighbour"))).toEqual([]);
});

test("one a street further is not", async () => {
  expect(await known("Neighbour 7", { ...AT, latitude: AT.latitude + 0.003 })).toEqual([]);
});
