import { expect, test } from "vitest";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { EMPTY_LIST, isLoaded, type ThemeListAction, themeListReducer, visibleThemes } from "./theme-list";

const theme = (id: string, targetWeek: string, status: ScheduledTheme["status"] = "PENDING") =>
  ScheduledTheme.parse({ id, targetWeek, status, theme: id });
const first = theme("a", "2026-12-03");
const second = theme("b", "2026-12-10", "APPROVED");
const third = theme("c", "2027-01-07", "USED");

const loaded = (
  filter: "All" | "Pending" | "Approved",
  themes: ScheduledTheme[],
  isLatest = true,
): ThemeListAction => ({
  type: "loaded",
  filter,
  themes,
  isLatest,
});
const after = (...steps: ThemeListAction[]) => steps.reduce(themeListReducer, EMPTY_LIST);
const ids = (...steps: ThemeListAction[]) => visibleThemes(after(...steps)).map(({ id }) => id);
const put = (each: ScheduledTheme): ThemeListAction => ({ type: "put", theme: each });
const filtered = (filter: "All" | "Pending" | "Approved" | "Used"): ThemeListAction => ({ type: "filtered", filter });

test("themes are sorted by their week, in whatever order they come", () => {
  expect(ids(loaded("All", [third, first, second]))).toEqual(["a", "b", "c"]);
  expect(ids(put(third), put(first), put(second))).toEqual(["a", "b", "c"]);
});

test("a theme that comes again replaces the former one, also when its week has moved", () => {
  const moved = { ...first, theme: "New words", targetWeek: "2027-02-04" };
  const list = visibleThemes(after(loaded("All", [first, second]), put(moved)));
  expect(list.map(({ theme: words }) => words)).toEqual(["b", "New words"]);
});

test("a filter shows at once what is known, and what no longer matches leaves", () => {
  const all = loaded("All", [first, second, third]);
  expect(ids(all, filtered("Approved"))).toEqual(["b"]);
  expect(isLoaded(after(all, filtered("Approved")))).toBe(true);
  expect(ids(all, filtered("Pending"), put({ ...first, status: "APPROVED" }))).toEqual([]);
});

test("before a list has come nothing is said to be empty", () => {
  expect(isLoaded(EMPTY_LIST)).toBe(false);
  expect(isLoaded(after(filtered("Pending"), loaded("Pending", [])))).toBe(true);
  expect(isLoaded(after(filtered("Pending"), loaded("Pending", []), filtered("All")))).toBe(false);
});

test("what a response leaves out is removed, within its filter, unless something has changed since", () => {
  const all = loaded("All", [first, second, third]);
  expect(ids(all, loaded("All", [second]))).toEqual(["b"]);
  expect(ids(all, loaded("Pending", []))).toEqual(["b", "c"]);
  expect(ids(put(first), loaded("All", [second], false))).toEqual(["a", "b"]);
  expect(ids(all, { type: "removed", id: "b" })).toEqual(["a", "c"]);
});

test("a failure keeps what there was, and goes with the next try", () => {
  const failed = after(loaded("All", [first]), { type: "failed", message: "Closed." });
  expect(failed.error).toBe("Closed.");
  expect(visibleThemes(failed)).toHaveLength(1);
  expect(themeListReducer(failed, { type: "requested" }).error).toBeNull();
});
