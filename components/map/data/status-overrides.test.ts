import { expect, test } from "vitest";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { currentlyMarked, toMapPlaces } from "./status-overrides";

const place = (id: string, userStatus: UserStatus | null): Restaurant => ({
  id,
  name: id,
  address: "1 Market St",
  city: "San Francisco",
  neighbourhood: null,
  cuisines: [],
  priceLevel: null,
  latitude: 37.7,
  longitude: -122.4,
  hasApproximateCoordinates: false,
  googlePlaceId: null,
  rating: null,
  userRatingCount: null,
  editorialSummary: null,
  humanizedLocation: "San Francisco",
  phoneNumber: null,
  website: null,
  openingHours: null,
  isOpen: true,
  userStatus,
});
const [loved, liked, fresh] = [place("loved", "love"), place("liked", "like"), place("fresh", null)];
const records = new Map([loved, liked, fresh].map((each) => [each.id, each]));
const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);

test("cleared places leave the marked ones, places marked since join them", () => {
  const loaded = [loved, liked];
  expect(ids(currentlyMarked(loaded, records, new Map()))).toEqual(["loved", "liked"]);
  expect(ids(currentlyMarked(loaded, records, new Map([["loved", null]])))).toEqual(["liked"]);
  expect(ids(currentlyMarked(loaded, records, new Map([["liked", "not_interested"]])))).toEqual(["loved", "liked"]);
  expect(ids(currentlyMarked(loaded, records, new Map([["fresh", "interested"]])))).toEqual([
    "fresh",
    "loved",
    "liked",
  ]);
  expect(ids(currentlyMarked(loaded, records, new Map([["never met", "love"]])))).toEqual(["loved", "liked"]);
});

test("markers show the current status, and unchanged ones stay the same objects", () => {
  expect(toMapPlaces([loved], new Map([["loved", "never_again"]]))[0]?.userStatus).toBe("never_again");
  expect(toMapPlaces([loved], new Map([["loved", null]]))[0]?.userStatus).toBeNull();
  const points = toMapPlaces([loved, fresh], new Map());
  const after = toMapPlaces(points, new Map([["fresh", "like"]]));
  expect(after[0]).toBe(points[0]);
  expect(after[1]).toEqual({ ...points[1], userStatus: "like" });
});
