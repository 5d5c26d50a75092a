import { expect, test } from "vitest";
import { groupByDay, timeOfDay } from "./group-by-day";

const action = (id: number, at: string) => ({
  id,
  at,
  adminName: "mika",
  action: "guide.deleted",
  subjectId: null,
  subjectName: null,
  subjectHref: null,
  detail: null,
});

test("days are in California time, in summer and in winter", () => {
  const days = groupByDay([
    action(4, "2026-11-20T08:00:00.000Z"),
    action(3, "2026-11-20T07:59:00.000Z"),
    action(2, "2026-11-19T08:01:00.000Z"),
    action(1, "2026-07-02T06:59:00.000Z"),
  ]);
  expect(days.map(({ name, actions }) => [name, actions.map(({ id }) => id)])).toEqual([
    ["Friday, November 20, 2026", [4]],
    ["Thursday, November 19, 2026", [3, 2]],
    ["Wednesday, July 1, 2026", [1]],
  ]);
  expect(timeOfDay("2026-07-02T06:59:00.000Z")).toBe("11:59 PM");
  expect(groupByDay([])).toEqual([]);
});
