import { expect, test } from "vitest";
import { Restaurant } from "./restaurant";

const zuni = {
  id: "zuni-cafe",
  name: "Zuni Café",
  address: "1658 Market St",
  city: "San Francisco",
  neighbourhood: "Hayes Valley",
  cuisines: ["Californian"],
  priceLevel: 3,
  latitude: 37.7735,
  longitude: -122.4216,
  hasApproximateCoordinates: false,
  googlePlaceId: null,
  rating: null,
  userRatingCount: null,
  editorialSummary: null,
  humanizedLocation: "Hayes Valley, San Francisco",
  phoneNumber: null,
  website: null,
  openingHours: null,
  isOpen: true,
};

test.each([
  ["LOVE", "love"],
  [" Never_Again ", "never_again"],
  ["like", "like"],
  ["FAVORITE", null],
  [7, null],
  [null, null],
  [undefined, undefined],
])("a status of %j is read as %j", (userStatus, read) => {
  expect(Restaurant.parse({ ...zuni, userStatus }).userStatus).toBe(read);
});
