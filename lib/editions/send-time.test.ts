import { expect, it } from "vitest";
import { weekOf, weeksFrom } from "@/lib/core/week";
import { sendTime } from "./send-time";

it.each([
  ["in winter", "2026-11-19", "2026-11-19T16:00:00.000Z"],
  ["in summer", "2026-07-16", "2026-07-16T15:00:00.000Z"],
  ["before clocks go back", "2026-10-29", "2026-10-29T15:00:00.000Z"],
  ["after clocks went back", "2026-11-05", "2026-11-05T16:00:00.000Z"],
  ["before clocks go forward", "2027-03-11", "2027-03-11T16:00:00.000Z"],
  ["after clocks went forward", "2027-03-18", "2027-03-18T15:00:00.000Z"],
  ["on the last day of the year", "2026-12-31", "2026-12-31T16:00:00.000Z"],
])("%s", (_, week, moment) => {
  expect(sendTime(week).toISOString()).toBe(moment);
});

it("is eight in California, in the week that it is for, ten years on", () => {
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: "America/Los_Angeles",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  for (const week of weeksFrom("2026-01-01", 522)) {
    expect(clock.format(sendTime(week))).toBe("Thu 08:00");
    expect(weekOf(sendTime(week))).toBe(week);
  }
});
