import { expect, test } from "vitest";
import { todaysHours } from "./todays-hours";

const WEEK = ["Monday: Closed", "Tuesday: 5:00 – 10:00 PM", "Wednesday: 11:00 AM – 2:00 PM, 5:00 – 10:00 PM"];

test("today is the Bay Area's, and a day without a line has no hours", () => {
  // Tuesday evening in San Francisco, Wednesday morning in London.
  expect(todaysHours(WEEK, new Date("2026-11-25T04:00:00Z"))).toBe("5:00 – 10:00 PM");
  expect(todaysHours(WEEK, new Date("2026-11-25T12:00:00Z"))).toBe("11:00 AM – 2:00 PM, 5:00 – 10:00 PM");
  expect(todaysHours(WEEK, new Date("2026-11-27T12:00:00Z"))).toBeNull();
  expect(todaysHours([], new Date("2026-11-25T12:00:00Z"))).toBeNull();
});
