import { expect, test } from "vitest";
import { directionsTo, readWebsite } from "./external-links";
import { formatDistance } from "./format-distance";

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
