import { expect, test } from "vitest";
import { directionsTo, placeActions, readWebsite, telephoneLink } from "./place-links";

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

test("Apple's devices are led to Apple's maps", () => {
  const place = { name: "Tom & Jo's", address: "1 A St #2", humanizedLocation: "Mission, San Francisco" };
  const url = new URL(directionsTo({ ...place, googlePlaceId: "abc" }, "apple"));
  expect(url.host).toBe("maps.apple.com");
  expect(url.searchParams.get("daddr")).toBe("Tom & Jo's, 1 A St #2, Mission, San Francisco");
});

test("what isn't known is no action", () => {
  const place = { name: "Jo's", address: "1 A St", humanizedLocation: "Mission, San Francisco", googlePlaceId: null };
  const kinds = (phoneNumber: string | null, website: string | null) =>
    placeActions({ ...place, phoneNumber, website }).map(({ kind }) => kind);
  expect(kinds(null, null)).toEqual(["directions"]);
  expect(kinds("(415) 282-7403", "javascript:alert(1)")).toEqual(["directions", "call"]);
  expect(kinds("(415) 282-7403", "https://jos.example")).toEqual(["directions", "call", "website"]);
});

test("a number is called as it is told", () => {
  expect(telephoneLink("(415) 282-7403")).toBe("tel:4152827403");
  expect(telephoneLink("+1 415-282-7403")).toBe("tel:+14152827403");
});
