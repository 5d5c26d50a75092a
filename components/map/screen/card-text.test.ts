import { expect, test } from "vitest";
import { directionsTo, readWebsite } from "./external-links";
import { formatDistance } from "./format-distance";
import { truncateName } from "./place-details";

test("a guide's name has at most 30 characters, the last an ellipsis", () => {
  expect(truncateName("Counter Culture: Stools worth the wait")).toBe("Counter Culture: Stools worth…");
  expect(truncateName("a".repeat(30))).toBe("a".repeat(30));
  expect(truncateName("a".repeat(31))).toBe(`${"a".repeat(29)}…`);
  expect(truncateName("")).toBe("");
});

test("a character made of several code points is never cut", () => {
  const families = "👨‍👩‍👧‍👦".repeat(31);
  expect(truncateName(families)).toBe(`${"👨‍👩‍👧‍👦".repeat(29)}…`);
  expect(truncateName("é".repeat(30))).toBe("é".repeat(30));
});

test.each([
  [0, "0.1 mi"],
  [644, "0.4 mi"],
  [1_609, "1.0 mi"],
  [15_900, "9.9 mi"],
  [16_100, "10 mi"],
  [80_000_000, "49,710 mi"],
])("%i meters are %s", (meters, text) => expect(formatDistance(meters)).toBe(text));

test("only a web address is a website", () => {
  expect(readWebsite("https://www.caffetrieste.com/menu")).toEqual({
    href: "https://www.caffetrieste.com/menu",
    host: "caffetrieste.com",
  });
  for (const nothing of [null, "", "caffe trieste", "javascript:alert(1)", "data:text/html,x"]) {
    expect(readWebsite(nothing)).toBeNull();
  }
});

test("directions contain the whole name and address", () => {
  const place = { name: "Tom & Jo's", address: "1 A St #2", humanizedLocation: "Mission, San Francisco" };
  const to = (googlePlaceId: string | null) => new URL(directionsTo({ ...place, googlePlaceId })).searchParams;
  expect(to(null).get("destination")).toBe("Tom & Jo's, 1 A St #2, Mission, San Francisco");
  expect(to(null).has("destination_place_id")).toBe(false);
  expect(to("abc").get("destination_place_id")).toBe("abc");
});
