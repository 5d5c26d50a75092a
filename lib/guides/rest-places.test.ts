import { describe, expect, it } from "vitest";
import { restingPlaces } from "./rest-places";

const WEEK = "2026-11-19";
const isResting = (...weeks: string[]) =>
  restingPlaces(
    weeks.map((week) => ({ placeId: "zuni", week })),
    WEEK,
  ).has("zuni");

describe("a place of the weekly guides", () => {
  it("rests for eight weeks, before and after a guide that is planned", () => {
    expect(isResting("2026-10-01")).toBe(true);
    expect(isResting("2026-09-24")).toBe(false);
    expect(isResting("2027-01-07")).toBe(true);
    expect(isResting("2027-01-14")).toBe(false);
  });

  it("rests after three guides within a year, and no longer than that", () => {
    expect(isResting("2026-01-08", "2026-04-02")).toBe(false);
    expect(isResting("2026-01-08", "2026-04-02", "2026-07-02")).toBe(true);
    expect(isResting("2025-11-20", "2026-04-02", "2026-07-02")).toBe(false);
  });

  it("doesn't make others rest", () => {
    expect(restingPlaces([{ placeId: "zuni", week: WEEK }], WEEK).has("quince")).toBe(false);
  });
});
