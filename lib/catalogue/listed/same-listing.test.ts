import { expect, test } from "vitest";
import { isSameListing, type Listing } from "./same-listing";

const at = (name: string, address = "1658 Market St", north = 0, more: Partial<Listing> = {}): Listing => ({
  name,
  address,
  latitude: 37.7736 + north,
  longitude: -122.4216,
  ...more,
});
const FAR = 0.002;

test.each([
  ["Zuni Cafe & Bar", "Zuni Café"],
  ["Joes Pizza", "Joe's Pizza"],
  ["Agrodolce", "Agrodolce Osteria"],
  ["The Cheese Board Pizza", "Cheese Board Pizza"],
  ["Amber India", "Amber India Restaurant, San Francisco"],
])("%s is %s", (one, other) => {
  expect(isSameListing(at(one), at(other, "1700 Market St"))).toBe(true);
  expect(isSameListing(at(one), at(other, "1700 Market St", FAR))).toBe(false);
});

test("names that only share a word are the same at one address", () => {
  expect(isSameListing(at("Deli Zuni"), at("Zuni"))).toBe(true);
  expect(isSameListing(at("Deli Zuni"), at("Zuni", "1700 Market St"))).toBe(false);
  expect(isSameListing(at("Pho Hoa"), at("Pho Huong"))).toBe(false);
  expect(isSameListing(at("La Mar"), at("La", "1 Market St"))).toBe(false);
});

test("at one address two spots are the same place, in the next town they aren't", () => {
  expect(isSameListing(at("Koi Palace Restaurant"), at("Koi Palace", "1658 Market Street", 2 * FAR))).toBe(true);
  expect(isSameListing(at("Koi Palace"), at("Koi Palace", "1658 Market St", 10 * FAR))).toBe(false);
});

test("around a position that is approximate, the same is sought farther out", () => {
  expect(isSameListing(at("Zuni"), at("Zuni", "", 3 * FAR, { hasApproximateCoordinates: true }))).toBe(true);
});
