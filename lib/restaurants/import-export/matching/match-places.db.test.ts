import { describe, expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { toExternalPlace } from "../reading/external-place";
import { matchPlaces } from "./match-places";

const { db, url } = await testDb();
const SHATTUCK = { latitude: 37.8796, longitude: -122.2691 };
const chez = await makeRestaurant(db, {
  name: "Chez Panisse",
  address: "1517 Shattuck Ave, Berkeley, CA 94709",
  city: "Berkeley",
  googlePlaceId: "ChIJ7UUaVZl-hYARrQLXmbhAAAA",
  ...SHATTUCK,
});
const branches = [
  await makeRestaurant(db, {
    name: "Tacos El Gordo",
    address: "1 Mission St, San Francisco, CA",
    latitude: 37.79,
    longitude: -122.39,
  }),
  await makeRestaurant(db, {
    name: "Tacos El Gordo",
    address: "9 Fruitvale Ave, Oakland, CA",
    city: "Oakland",
    latitude: 37.78,
    longitude: -122.22,
  }),
];
const tartine = await makeRestaurant(db, { name: "Tartine", address: "600 Guerrero St, San Francisco, CA" });
const manufactory = await makeRestaurant(db, {
  name: "Tartine Manufactory",
  address: "595 Alabama St, San Francisco, CA",
});
const zuni = await makeRestaurant(db, {
  name: "Zuni Café",
  address: "1658 Market St, San Francisco, CA 94102",
  latitude: 37.7736,
  longitude: -122.4216,
});

const list = { source: "listed" as const, listedBy: "Berkeley", lastSeenOn: "2019-10-01" };
const murphy = { latitude: 37.37731, longitude: -122.03006 };
const noodles = await makeRestaurant(db, {
  ...list,
  ...murphy,
  name: "Murphy Noodles",
  address: "120 S Murphy Ave",
  city: "Peninsula",
  town: "Sunnyvale",
});
// What a register calls a place that we describe, next door to it and too far away for a twin.
await makeRestaurant(db, {
  ...list,
  name: "Zuni Cafe Market",
  address: "1658 Market St",
  latitude: 37.7737,
  longitude: -122.4217,
});
await makeRestaurant(db, {
  ...list,
  name: "Zuni Cafe Annex",
  address: "9 Main St",
  latitude: 37.9,
  longitude: -122.5,
});
const ours = await makeRestaurant(db, {
  name: "Sol Food",
  address: "2 Castro St",
  latitude: 37.76,
  longitude: -122.43,
});
const theirs = await makeRestaurant(db, {
  ...list,
  name: "Sol Food",
  address: "901 Lincoln Ave",
  town: "San Rafael",
  latitude: 37.9727,
  longitude: -122.525,
});

const match = async (fields: Parameters<typeof toExternalPlace>[0]) =>
  (await matchPlaces(makeCtx(db), [toExternalPlace(fields)]))[0];
const NOTHING = { restaurantId: null, confidence: null, reason: null, candidateIds: [] };

describe("is certain", () => {
  test.each([
    ["our own id", { id: chez.id, name: "Chez Panisse" }],
    ["Google's id, whatever it is called there", { googlePlaceId: chez.googlePlaceId, name: "シェ・パニース" }],
    ["the same name in the same spot", { name: "chez panisse", latitude: 37.8799, longitude: -122.2694 }],
    [
      "the same name and address, written in another way",
      { name: "CHEZ PANISSE", address: "1517 Shattuck Avenue, Berkeley" },
    ],
  ])("by %s", async (_, fields) => {
    expect(await match(fields)).toMatchObject({ restaurantId: chez.id, confidence: "certain" });
  });

  test("which of two branches, by its position or its address", async () => {
    expect(await match({ name: "Tacos el Gordo", latitude: 37.7801, longitude: -122.2201 })).toMatchObject({
      restaurantId: branches[1]?.id,
    });
    expect(await match({ name: "Tacos el Gordo", address: "1 Mission Street, San Francisco" })).toMatchObject({
      restaurantId: branches[0]?.id,
    });
  });
});

describe("is likely", () => {
  test.each([
    ["the only one of the name", { name: "Chez Panisse" }, chez],
    ["the only one of the name in the city", { name: "Tacos El Gordo", city: "Oakland" }, branches[1]],
    ["a name like it in the same spot", { name: "Zuni Cafe & Bar", latitude: 37.7737, longitude: -122.4217 }, zuni],
    [
      "a name like it at the same address",
      { name: "Zuni Cafe & Bar", address: "1658 Market Street, San Francisco" },
      zuni,
    ],
  ])("by %s", async (_, fields, place) => {
    expect(await match(fields)).toMatchObject({ restaurantId: place?.id, confidence: "likely" });
  });
});

describe("is left to the user", () => {
  test("between two branches", async () => {
    const result = await match({ name: "Tacos El Gordo" });
    expect(result?.restaurantId).toBeNull();
    expect(result?.candidateIds.toSorted()).toEqual(branches.map(({ id }) => id).toSorted());
  });

  test("when another place's name starts with it", async () => {
    expect(await match({ name: "Tartine" })).toMatchObject({
      restaurantId: null,
      candidateIds: [tartine.id, manufactory.id],
    });
  });

  test("when the name is only similar, or the address is different", async () => {
    expect(await match({ name: "Chez Panise" })).toMatchObject({ restaurantId: null, candidateIds: [chez.id] });
    expect(await match({ name: "Chez Panisse", address: "2000 Center St, Berkeley, CA" })).toMatchObject({
      restaurantId: null,
      candidateIds: [chez.id],
    });
    expect(await match({ name: "Chez Panisse", latitude: 37.89, longitude: -122.27 })).toMatchObject({
      restaurantId: null,
      candidateIds: [chez.id],
    });
  });

  test("when the street is the same and the town is different", async () => {
    const result = await match({ name: "Tacos El Gordo", address: "1 Mission St, San Rafael, CA" });
    expect(result).toMatchObject({ restaurantId: null, candidateIds: [branches[0]?.id] });
  });

  test("when one of our ids comes with a name unlike ours", async () => {
    expect(await match({ id: chez.id, name: "Burger Barn" })).toEqual(NOTHING);
  });
});

describe("listed places", () => {
  test.each([
    ["its name alone", {}],
    ["a name with what registers add to it left out", { name: "The Murphy Noodles Restaurant" }],
    ["its town", { address: "120 S Murphy Ave, Sunnyvale, CA 94086" }],
    ["its position", murphy],
  ])("are found by %s", async (_, where) => {
    expect(await match({ name: "Murphy Noodles", ...where })).toMatchObject({ restaurantId: noodles.id });
  });

  test("make no tie with what we describe, at one spot or under a longer name", async () => {
    expect(await match({ name: "Zuni Cafe" })).toMatchObject({ restaurantId: zuni.id, confidence: "likely" });
    expect(await match({ name: "Zuni Cafe M", latitude: 37.7737, longitude: -122.4217 })).toMatchObject({
      restaurantId: zuni.id,
    });
  });

  test("are told apart by the branch that a title names, its area before its street", async () => {
    const delfina = { ...list, name: "Pizzeria Delfina", city: "San Francisco" as const };
    const mission = await makeRestaurant(db, { ...delfina, address: "3611 18th St", neighbourhood: "Mission" });
    const downtown = await makeRestaurant(db, { ...delfina, address: "688 Mission St", neighbourhood: "SoMa" });
    expect(await match({ name: "Pizzeria Delfina - Mission" })).toMatchObject({ restaurantId: mission.id });
    expect(await match({ name: "Pizzeria Delfina – Mission St" })).toMatchObject({ restaurantId: downtown.id });
    expect((await match({ name: "Pizzeria Delfina - Marina" }))?.restaurantId).toBeNull();
  });

  test("are found by a name with words left out between its first and its last", async () => {
    const { id } = await makeRestaurant(db, { ...list, name: "Henry's World Famous Hi-Life" });
    expect(await match({ name: "Henry's Hi-Life" })).toMatchObject({ restaurantId: id, confidence: "likely" });
    expect((await match({ name: "Henry's Hi-Fi" }))?.restaurantId).toBeNull();
  });

  test("are a place of their own elsewhere: a region's city is nobody's town", async () => {
    expect(await match({ name: "Sol Food", address: "San Rafael" })).toMatchObject({ restaurantId: theirs.id });
    expect(await match({ name: "Sol Food", city: "San Francisco" })).toMatchObject({ restaurantId: ours.id });
    expect(await match({ name: "Sol Food" })).toMatchObject({ restaurantId: ours.id, confidence: "likely" });
  });
});

test("what isn't in the catalogue is not found, even when a namesake is far away", async () => {
  expect(await match({ name: "Noma" })).toEqual(NOTHING);
  expect(await match({ name: "Chez Panisse", latitude: 35.68, longitude: 139.69 })).toEqual(NOTHING);
  expect(await match({ name: "Chez Panisse", address: "1-1 Ginza, Tokyo, Japan" })).toEqual(NOTHING);
  for (const name of ["", "%", "' or 1=1 --", "\\", "x".repeat(10_000), "🍊"])
    expect(await match({ name })).toEqual(NOTHING);
});

test("a thousand places are matched in short batches, each place once", async () => {
  const result: number[] = [];
  const logQuery = (statement: string, [first]: unknown[]) => {
    if (statement.includes("jsonb_to_recordset")) result.push(JSON.parse(String(first)).length);
  };
  const { db: watched, close } = openDatabase(url, { max: 1, logger: { logQuery } });
  const places = Array.from({ length: 1_000 }, (_, index) => toExternalPlace({ name: `Place ${index}`, ...SHATTUCK }));
  const decisions = await matchPlaces(makeCtx(watched), [
    ...places,
    toExternalPlace({ name: "Chez Panisse", ...SHATTUCK }),
  ]);
  await close();
  expect(decisions.map(({ restaurantId }) => restaurantId)).toEqual([...places.map(() => null), chez.id]);
  expect(result.reduce((sum, count) => sum + count)).toBe(1_001);
  expect(Math.max(...result)).toBeLessThanOrEqual(250);
});
