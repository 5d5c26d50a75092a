import type { ScheduledTheme } from "@/lib/contracts/theme";
import { REGENERATE_FAILED } from "./parse-theme-event";

/** Work on one theme: a new version of it, or a preview of its guide. */
export type ThemeTaskKind = "reimagining" | "preview";
export type ThemeTask = {
  phase: "running" | "update" | "complete" | "error";
  message: string;
  /** The server's message of a failure. */
  detail?: string;
};
export type ThemeTasks = Partial<Record<ThemeTaskKind, ThemeTask>>;
/** By the theme's id. */
export type ThemeTaskState = Readonly<Record<string, ThemeTasks>>;

export type ThemeTaskAction = { id: string; kind: ThemeTaskKind } & (
  | { event: "requested" | "started" | "updated" | "complete" | "cleared" }
  | { event: "failed"; detail: string }
);

const PREVIEWING: ThemeTask = { phase: "running", message: "Generating preview guide..." };
const TASK_TEXTS: Record<
  ThemeTaskKind,
  Record<"requested" | "started" | "updated" | "complete" | "failed", ThemeTask>
> = {
  reimagining: {
    requested: { phase: "running", message: "Re-imagining theme..." },
    started: { phase: "running", message: "Regenerating with fresh ideas..." },
    updated: { phase: "update", message: "Saving refreshed theme..." },
    complete: { phase: "complete", message: "Theme refreshed!" },
    failed: { phase: "error", message: REGENERATE_FAILED },
  },
  preview: {
    requested: PREVIEWING,
    started: PREVIEWING,
    updated: PREVIEWING,
    complete: { phase: "complete", message: "Preview ready! View guide to review content." },
    failed: { phase: "error", message: "Failed to generate preview" },
  },
};

/** How long a success message is shown. */
export const CLEAR_AFTER_MS: Record<ThemeTaskKind, number> = { reimagining: 3_000, preview: 4_000 };

export function themeTaskReducer(state: ThemeTaskState, step: ThemeTaskAction): ThemeTaskState {
  const { id, kind, event } = step;
  const { [kind]: before, ...others } = state[id] ?? {};
  if (event === "cleared") return before?.phase === "complete" ? { ...state, [id]: others } : state;
  const detail = event === "failed" && step.detail !== TASK_TEXTS[kind].failed.message ? step.detail : "";
  return { ...state, [id]: { ...others, [kind]: { ...TASK_TEXTS[kind][event], ...(detail && { detail }) } } };
}

/** The tasks to show for a theme: those that this tab follows, else the one that the server reports as under way. */
export function visibleTasks({ underWay }: ScheduledTheme, followed: ThemeTasks = {}): ThemeTasks {
  if (underWay === "reimagining") return { reimagining: TASK_TEXTS.reimagining.started, ...followed };
  return underWay === "previewing" ? { preview: PREVIEWING, ...followed } : followed;
}

export const isTaskRunning = (work: ThemeTask | undefined): boolean =>
  work?.phase === "running" || work?.phase === "update";

/** Whether this tab follows a task of a theme, and will receive its end. */
export const hasRunningTask = (work: ThemeTasks = {}): boolean =>
  isTaskRunning(work.reimagining) || isTaskRunning(work.preview);
