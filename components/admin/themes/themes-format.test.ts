import { afterEach, expect, test, vi } from "vitest";
import { type Generation, type GenerationAction, generationReducer } from "@/lib/client/themes/generation-state";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { formatMonth, formatWeek } from "./format-week";
import { generationAnnouncement } from "./generation-announcement";
import { groupByMonth } from "./group-by-month";

afterEach(() => vi.unstubAllEnvs());

test.each(["America/Los_Angeles", "Pacific/Kiritimati", "UTC"])("a week's date is the same in %s", async (zone) => {
  vi.stubEnv("TZ", zone);
  vi.resetModules();
  const { formatMonth, formatWeek } = await import("./format-week");
  const first = { weekday: "Thursday", day: "Oct 1", year: "2026" };
  expect(formatWeek("2026-10-01")).toEqual(first);
  expect(formatWeek("2026-10-01T00:00:00.000Z")).toEqual(first);
  expect(formatMonth("2026-10-01")).toBe("October 2026");
});

test("an invalid date is shown as it is", () => {
  expect(formatWeek("soon")).toEqual({ weekday: "", day: "soon", year: "" });
  expect(formatMonth("")).toBe("No date");
});

test("themes are grouped by month, across the turn of the year", () => {
  const weeks = ["2026-11-26", "2026-12-03", "2026-12-31", "2027-01-07", "2027-12-02"];
  const months = groupByMonth(weeks.map((targetWeek) => ScheduledTheme.parse({ id: targetWeek, targetWeek })));
  expect(months.map(({ key, themes }) => [key, themes.length])).toEqual([
    ["2026-11", 1],
    ["2026-12", 2],
    ["2027-01", 1],
    ["2027-12", 1],
  ]);
});

test("a run is announced four times and at its end, never each second", () => {
  const announcements = new Set<string>();
  let generation: Generation = null;
  const dispatch = (step: GenerationAction) => {
    generation = generationReducer(generation, step);
    announcements.add(generationAnnouncement(generation));
  };
  dispatch({ event: "requested" });
  dispatch({ event: "started", weeks: 52, elapsedSeconds: 0 });
  for (let second = 1; second <= 51; second++) {
    dispatch({ event: "ticked", elapsedSeconds: second });
    dispatch({ event: "skipped" });
  }
  dispatch({ event: "complete", savedCount: 0, skippedCount: 52 });
  expect([...announcements]).toEqual([
    "Planning the weeks ahead has begun.",
    "25 percent are planned.",
    "50 percent are planned.",
    "75 percent are planned.",
    "The weeks are planned: 0 new, 52 there before.",
  ]);
});
