import fc from "fast-check";
import { expect, test } from "vitest";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { createBlocklist } from "./blocklist";

const place = (id: string, more: { name?: string; googlePlaceId?: string | null; latitude?: number } = {}) => ({
  id,
  name: id,
  googlePlaceId: null,
  latitude: 37.8,
  longitude: -122.27,
  ...more,
});
const marked = place("tadich", { name: "Tadich Grill", googlePlaceId: "g-1" });
const isUnwanted = createBlocklist([marked]);

test("a place matches by its id, by Google's id, or by its name nearby", () => {
  expect(isUnwanted(place("tadich"))).toBe(true);
  expect(isUnwanted(place("from-google", { name: "Tadich", googlePlaceId: "g-1" }))).toBe(true);
  expect(isUnwanted(place("twin", { name: "TADICH  Grill!", latitude: 37.801 }))).toBe(true);
});

test("neither a neighbor nor a namesake elsewhere matches", () => {
  expect(isUnwanted(place("next-door"))).toBe(false);
  expect(isUnwanted(place("branch", { name: "Tadich Grill", latitude: 37.802 }))).toBe(false);
  expect(isUnwanted(place("other", { googlePlaceId: "g-2" }))).toBe(false);
  expect(createBlocklist([place("a"), place("b")])(place("c"))).toBe(false);
});

test("it agrees with isSamePlace for any places", () => {
  const anyPlace = fc.record({
    id: fc.constantFrom("a", "b", "c", "d"),
    name: fc.constantFrom("Zuni", "zuni ", "Zúñi", "Kin Khao"),
    googlePlaceId: fc.constantFrom(null, "g-1", "g-2"),
    latitude: fc.constantFrom(37.8, 37.8013, 37.8014, 37.9),
    longitude: fc.constant(-122.27),
  });
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 5 }), anyPlace, (all, one) => {
      expect(createBlocklist(all)(one)).toBe(all.some((other) => isSamePlace(one, other)));
    }),
  );
});
