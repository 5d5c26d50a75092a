import { describe, expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { judgeQuality } from "./quality";

const room = (text: string): Partial<Place> => ({ room: text });
const noted = (text: string): Partial<Place> => ({ notes: [{ about: "know", text }] });

describe("qualities", () => {
  test.each<[string, Partial<Place>, string]>([
    ["fine dining", { priceLevel: 4, vibes: ["elegant"] }, "met"],
    ["white tablecloth", { priceLevel: 3, room: "a hushed chapel with white tablecloths" }, "met"],
    ["fine dining", { priceLevel: 4 }, "unknown"],
    ["fine dining", { priceLevel: 1, vibes: ["elegant"] }, "unmet"],
    ["fine dining", { priceLevel: 2 }, "unmet"],
    ["fine dining", { priceLevel: null }, "unknown"],
    ["hole-in-the-wall", { priceLevel: 1, vibes: ["divey"] }, "met"],
    ["hole in the wall", { priceLevel: 1, vibes: ["no-frills"] }, "met"],
    ["hole in the wall", { priceLevel: 3, vibes: ["divey"] }, "unmet"],
    ["hole in the wall", { vibes: ["elegant"] }, "unmet"],
    ["hole in the wall", {}, "unknown"],
    ["hidden gem", noted("the door has no sign outside"), "met"],
    ["hidden gem", {}, "unknown"],
    ["authentic", { vibes: ["family-run"], cuisines: ["Oaxacan"] }, "met"],
    ["authentic", { vibes: ["family-run"], cuisines: ["Fusion"] }, "unmet"],
    ["authentic", {}, "unknown"],
    ["been there forever", { foundedIn: 1937 }, "met"],
    ["institution", { foundedIn: 2012 }, "unknown"],
    ["old-school", { vibes: ["old-school"] }, "met"],
    ["old-school", { vibes: ["modern"] }, "unmet"],
    ["old-school", { foundedIn: 1958 }, "met"],
    ["old-school", { foundedIn: 2015 }, "unmet"],
    ["new", { foundedIn: 2025 }, "met"],
    ["new", { foundedIn: 1990 }, "unmet"],
    ["new", {}, "unknown"],
    ["award", noted("its chef won a James Beard award"), "met"],
    ["award", {}, "unknown"],
    ["best", { rating: 4.7, userRatingCount: 900 }, "met"],
    ["best", { rating: 4.7, userRatingCount: 12 }, "unknown"],
    ["best", {}, "unknown"],
    ["founded before 1960", noted("the counter has been here since 1937"), "met"],
    ["founded before 1960", { foundedIn: 1960 }, "unmet"],
    ["founded before 1960", {}, "unknown"],
    ["founded after 2020", { foundedIn: 2023 }, "met"],
  ])("%s of %j is %s", (value, facts, verdict) => {
    expect(judgeQuality(makePlace({ priceLevel: 2, ...facts }), value)?.verdict).toBe(verdict);
  });
});

describe("amenities", () => {
  test.each<[string, Partial<Place>, string]>([
    ["step-free", room("a dining room down a flight of stairs"), "unmet"],
    ["wheelchair", noted("the entrance is step-free"), "met"],
    ["step-free", {}, "unknown"],
    ["outdoor seating", { features: ["garden"] }, "met"],
    ["patio", noted("the back patio is heated"), "met"],
    ["Wi-Fi", noted("laptops share the tables"), "met"],
    ["reservations", noted("no reservations are taken"), "unmet"],
    ["no-reservations", noted("no reservations are taken"), "met"],
    ["credit cards", { features: ["cash-only"] }, "unmet"],
    ["indoor seating", room("a stand with no indoor seats"), "unmet"],
    ["tasting menu", noted("there is a single tasting menu"), "met"],
    ["karaoke", {}, "unknown"],
  ])("%s of %j is %s", (value, facts, verdict) => {
    expect(judgeQuality(makePlace(facts), value)?.verdict).toBe(verdict);
  });
});

test("what is neither is left to the search for words", () => {
  expect(judgeQuality(makePlace(), "tiki")).toBeNull();
});
