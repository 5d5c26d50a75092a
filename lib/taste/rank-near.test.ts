import { expect, test } from "vitest";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { NEAR_METERS, rankNear } from "./rank-near";

const FERRY_BUILDING = { latitude: 37.7955, longitude: -122.3937 };
/** A Saturday at noon in California. */
const NOON = new Date("2026-11-28T20:00:00Z");
const METERS_PER_DEGREE = 111_195;

function at(id: string, metersNorth: number, facts: Partial<Restaurant> = {}): Restaurant {
  const { latitude, longitude } = FERRY_BUILDING;
  return {
    id,
    latitude: latitude + metersNorth / METERS_PER_DEGREE,
    longitude,
    openingHours: null,
    ...facts,
  } as Restaurant;
}
const idsOf = (restaurants: Restaurant[]) =>
  rankNear(restaurants, FERRY_BUILDING, NOON).map(({ restaurant }) => restaurant.id);

test("the nearest come first, whatever is kept or open", () => {
  const open = { openingHours: ["Saturday: 11:00 AM – 10:00 PM", "Friday: Closed"] };
  const closed = { openingHours: ["Saturday: 5:00 – 10:00 PM", "Friday: Closed"] };
  const restaurants = [
    at("closed", 10, closed),
    at("near", 100),
    at("far", 900),
    at("kept", 1_500, { userStatus: "interested" }),
    at("open", 2_000, open),
    at("open and loved", 3_000, { ...open, userStatus: "love" }),
  ];
  expect(idsOf(restaurants)).toEqual(["closed", "near", "far", "kept", "open", "open and loved"]);
});

test("of more than twelve the closed give way first, then the far that nobody kept", () => {
  const closed = { openingHours: ["Saturday: 5:00 – 10:00 PM", "Friday: Closed"] };
  const crowd = Array.from({ length: 12 }, (_, index) => at(`place-${index}`, 100 + index));
  const ids = idsOf([...crowd, at("closed", 10, closed), at("kept", 1_500, { userStatus: "love" })]);
  expect(ids).toEqual([...crowd.slice(0, 11).map(({ id }) => id), "kept"]);
});

test("of more than twelve who serves no meal of the hour gives way, and who may be out of business", () => {
  const crowd = Array.from({ length: 11 }, (_, index) => at(`place-${index}`, 100 + index));
  const ids = idsOf([
    ...crowd,
    at("evenings", 10, { meals: ["dinner"] }),
    at("doubtful", 20, { isUnconfirmed: true }),
    at("noon", 700, { meals: ["lunch"] }),
  ]);
  expect(ids).toEqual([...crowd.map(({ id }) => id), "noon"]);
});

test("two miles are the limit, and twelve places", () => {
  expect(idsOf([at("in", NEAR_METERS - 1), at("out", NEAR_METERS + 5)])).toEqual(["in"]);
  expect(idsOf(Array.from({ length: 20 }, (_, index) => at(`place-${index}`, index)))).toHaveLength(12);
});
