import { expect, test } from "vitest";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { CLEAR_AFTER_MS, isTaskRunning, type ThemeTaskAction, themeTaskReducer, visibleTasks } from "./task-state";

const t1 = { id: "t1", kind: "reimagining" } as const;
const preview = { id: "t1", kind: "preview" } as const;
const after = (...steps: ThemeTaskAction[]) => steps.reduce(themeTaskReducer, {});
const reimagining = (...steps: ThemeTaskAction[]) => after(...steps).t1?.reimagining;

test("a new version of a theme, message by message", () => {
  const steps: ThemeTaskAction[] = [
    { ...t1, event: "requested" },
    { ...t1, event: "started" },
    { ...t1, event: "updated" },
    { ...t1, event: "complete" },
  ];
  const tasks = steps.map((_, i) => reimagining(...steps.slice(0, i + 1)));
  expect(tasks).toEqual([
    { phase: "running", message: "Re-imagining theme..." },
    { phase: "running", message: "Regenerating with fresh ideas..." },
    { phase: "update", message: "Saving refreshed theme..." },
    { phase: "complete", message: "Theme refreshed!" },
  ]);
  expect(tasks.map(isTaskRunning)).toEqual([true, true, true, false]);
  expect(reimagining(...steps, { ...t1, event: "cleared" })).toBeUndefined();
  expect(CLEAR_AFTER_MS).toEqual({ reimagining: 3_000, preview: 4_000 });
});

test("a preview, beside it", () => {
  const state = after({ ...t1, event: "requested" }, { ...preview, event: "requested" });
  expect(state.t1?.preview?.message).toBe("Generating preview guide...");
  const ready = themeTaskReducer(state, { ...preview, event: "complete" });
  expect(ready.t1?.preview?.message).toBe("Preview ready! View guide to review content.");
  expect(ready.t1?.reimagining).toBe(state.t1?.reimagining);
});

test("a failure stays, with the server's message", () => {
  const failed = reimagining({ ...t1, event: "requested" }, { ...t1, event: "failed", detail: "It is used." });
  expect(failed).toEqual({ phase: "error", message: "Failed to regenerate theme", detail: "It is used." });
  expect(reimagining({ ...t1, event: "failed", detail: "Failed to regenerate theme" })).not.toHaveProperty("detail");
  expect(reimagining({ ...t1, event: "failed", detail: "" }, { ...t1, event: "cleared" })?.phase).toBe("error");
  expect(after({ ...preview, event: "failed", detail: "" }).t1?.preview?.message).toBe("Failed to generate preview");
});

test("a late clear does not remove a task that runs again", () => {
  expect(
    reimagining({ ...t1, event: "complete" }, { ...t1, event: "requested" }, { ...t1, event: "cleared" })?.phase,
  ).toBe("running");
});

test("a task that was started elsewhere is shown as well, unless this tab follows it", () => {
  const theme = (underWay?: "reimagining" | "previewing") =>
    ScheduledTheme.parse({ id: "t1", targetWeek: "2026-12-03", underWay });
  expect(visibleTasks(theme())).toEqual({});
  expect(visibleTasks(theme("reimagining")).reimagining?.message).toBe("Regenerating with fresh ideas...");
  expect(visibleTasks(theme("previewing")).preview?.message).toBe("Generating preview guide...");
  const own = after({ ...t1, event: "updated" }).t1;
  expect(visibleTasks(theme("reimagining"), own).reimagining?.message).toBe("Saving refreshed theme...");
});
