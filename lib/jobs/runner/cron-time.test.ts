import { afterEach, expect, test, vi } from "vitest";
import { latestCronTime, nextCronTime } from "./cron-time";

const THURSDAYS = "TZ=America/Los_Angeles 0 8 * * 4";
const local = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
afterEach(() => vi.unstubAllEnvs());

test.each(["UTC", "Asia/Kolkata", "Pacific/Auckland", "America/Los_Angeles"])(
  "a server in %s sends on every Thursday of two years at eight, over both changes and the leap day",
  (serverZone) => {
    vi.stubEnv("TZ", serverZone);
    let tick = new Date("2027-12-30T17:00:00Z");
    const ticks: Date[] = [];
    while (ticks.length < 104) {
      tick = nextCronTime(THURSDAYS, tick);
      ticks.push(tick);
    }
    expect(new Set(ticks.map((at) => local.format(at)))).toEqual(new Set(["Thu 08:00"]));
    const days = ticks
      .slice(1)
      .map((at, index) => Math.round((at.getTime() - (ticks[index]?.getTime() ?? 0)) / 86_400_000));
    expect(new Set(days)).toEqual(new Set([7]));
    expect(ticks.map((at) => at.toISOString())).toContain("2028-03-02T16:00:00.000Z");
    // An hour less, and an hour more, in the weeks of the changes.
    const hours = ticks.slice(1, 53).map((at, index) => (at.getTime() - (ticks[index]?.getTime() ?? 0)) / 3_600_000);
    expect(hours.filter((length) => length !== 168)).toEqual([167, 169]);
  },
);

test("a time that a change leaves out comes once that day, one that it repeats comes once", () => {
  const inSpring = nextCronTime("TZ=America/Los_Angeles 30 2 * * *", new Date("2027-03-14T00:00:00-08:00"));
  expect(inSpring.toISOString()).toBe("2027-03-14T10:00:00.000Z");
  const autumn = new Date("2027-11-07T00:00:00-07:00");
  const first = nextCronTime("TZ=America/Los_Angeles 30 1 * * *", autumn);
  expect(nextCronTime("TZ=America/Los_Angeles 30 1 * * *", first).toISOString()).toBe("2027-11-08T09:30:00.000Z");
});

test("who slept is woken for the latest tick, however long the sleep", () => {
  const known = new Date("2026-11-05T16:00:00Z");
  expect(latestCronTime(THURSDAYS, known, known)).toEqual(known);
  expect(latestCronTime(THURSDAYS, known, new Date("2026-11-12T15:59:59Z"))).toEqual(known);
  expect(latestCronTime(THURSDAYS, known, new Date("2026-11-20T09:00:00Z"))).toEqual(new Date("2026-11-19T16:00:00Z"));
  const eachMinute = latestCronTime("* * * * *", new Date("2020-01-01T00:00:00Z"), new Date("2026-11-20T09:00:30Z"));
  expect(eachMinute).toEqual(new Date("2026-11-20T09:00:00Z"));
  const yearly = latestCronTime("0 0 1 1 *", new Date("2020-01-01T00:00:00Z"), new Date("2026-11-20T09:00:30Z"));
  expect(yearly).toEqual(new Date("2026-01-01T00:00:00Z"));
});
