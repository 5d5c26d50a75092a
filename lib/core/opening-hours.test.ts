import { describe, expect, test } from "vitest";
import { describeHours, hoursAt } from "./opening-hours";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = (hours: string, others: Record<string, string> = {}) =>
  DAYS.map((day) => `${day}: ${others[day] ?? hours}`);
/** In November: eight hours behind Greenwich. The 23rd is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-08:00`);
const told = (lines: readonly string[], moment: Date) => {
  const hours = hoursAt(lines, moment);
  return hours && describeHours(hours);
};

test.each([
  ["16:59", "Closed, opens 5 PM"],
  ["17:00", "Open until 10:30 PM"],
  ["22:29", "Open until 10:30 PM"],
  ["22:30", "Closed, opens tomorrow 5 PM"],
])("an evening at %s: %s", (time, text) => expect(told(week("5:00 – 10:30 PM"), at(23, time))).toBe(text));

test.each([
  ["11:00", "Open until 2:30 PM"],
  ["15:00", "Closed, opens 5 PM"],
  ["21:00", "Open until 10 PM"],
])("lunch and dinner at %s: %s", (time, text) =>
  expect(told(week("10:00 AM – 2:30 PM, 5:00 – 10:00 PM"), at(24, time))).toBe(text),
);

describe("over midnight", () => {
  const late = week("6:00 PM – 2:00 AM", { Monday: "Closed" });
  test.each([
    [28, "23:30", "Open until 2 AM"],
    [29, "01:59", "Open until 2 AM"],
    [29, "02:00", "Closed, opens 6 PM"],
    // Sunday's night reaches into the Monday on which it is closed.
    [23, "01:00", "Open until 2 AM"],
    [23, "02:30", "Closed, opens tomorrow 6 PM"],
    [24, "01:00", "Closed, opens 6 PM"],
  ])("on the %ith at %s: %s", (day, time, text) => expect(told(late, at(day, time))).toBe(text));

  test("until midnight, and on from midnight", () => {
    expect(told(week("11:00 AM – 12:00 AM"), at(23, "23:00"))).toBe("Open until midnight");
    expect(told(week("12:00 – 3:00 AM, 6:00 PM – 12:00 AM"), at(23, "23:00"))).toBe("Open until 3 AM");
    expect(told(week("12:00 – 9:00 PM"), at(23, "11:00"))).toBe("Closed, opens noon");
  });
});

test("closed days are passed over, up to a week", () => {
  const friday = week("Closed", { Friday: "5:30 – 9:00 PM" });
  expect(told(friday, at(23, "12:00"))).toBe("Closed, opens Friday 5:30 PM");
  expect(told(friday, at(27, "22:00"))).toBe("Closed, opens Friday 5:30 PM");
  expect(told(week("Closed"), at(23, "12:00"))).toBe("Closed now");
});

test("open all day", () => {
  expect(told(week("Open 24 hours"), at(23, "03:00"))).toBe("Open now");
  const allButSunday = week("Open 24 hours", { Sunday: "Closed" });
  expect(told(allButSunday, at(28, "12:00"))).toBe("Open until midnight");
  expect(told(allButSunday, at(23, "12:00"))).toBe("Open now");
  expect(told(allButSunday, at(29, "12:00"))).toBe("Closed, opens tomorrow midnight");
});

test("Google's own spaces and dashes are read", () => {
  expect(told(week("5:00\u2009–\u200910:00\u202fPM"), at(23, "18:00"))).toBe("Open until 10 PM");
  expect(told(week("11 AM - 9 PM"), at(23, "18:00"))).toBe("Open until 9 PM");
});

test("unknown is unknown", () => {
  for (const text of [
    "By appointment",
    "",
    "5:00 – 10:00",
    "25:00 – 26:00 PM",
    "5:00 PM",
    "0:30 – 2:00 AM",
    "5:00 – 9:75 PM",
  ]) {
    expect(hoursAt(week(text), at(23, "18:00")), text).toBeNull();
  }
  expect(hoursAt([], at(23, "18:00"))).toBeNull();
  expect(hoursAt(week("5:00 – 10:00 PM", { Monday: "Ask us" }), at(24, "01:00"))).toBeNull();
  // Today is known, and tomorrow is not: then nobody knows when it opens next.
  expect(told(week("5:00 – 10:00 PM", { Tuesday: "Ask us" }), at(23, "23:00"))).toBe("Closed now");
});

test("the clock is the Bay Area's, in summer too", () => {
  const evenings = week("5:00 – 10:00 PM");
  expect(told(evenings, new Date("2026-11-24T01:30:00Z"))).toBe("Open until 10 PM");
  expect(told(evenings, new Date("2026-07-14T00:30:00Z"))).toBe("Open until 10 PM");
  expect(told(evenings, new Date("2026-07-13T23:30:00Z"))).toBe("Closed, opens 5 PM");
});
