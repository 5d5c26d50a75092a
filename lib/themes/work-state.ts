import type { ScheduledTheme } from "./contract";
import { REGENERATE_FAILED } from "./read-frame";

/** What goes on with one theme, beside its words: it is imagined anew, or a preview of its guide is made. */
export type WorkKind = "reimagining" | "preview";
export type Work = {
  phase: "running" | "update" | "complete" | "error";
  message: string;
  /** What the server said of a failure. */
  detail?: string;
};
export type ThemeWork = Partial<Record<WorkKind, Work>>;
/** By the theme's id. */
export type WorkState = Readonly<Record<string, ThemeWork>>;

export type WorkStep = { id: string; kind: WorkKind } & (
  | { event: "asked" | "started" | "updated" | "complete" | "cleared" }
  | { event: "failed"; detail: string }
);

const PREVIEWING: Work = { phase: "running", message: "Generating preview guide..." };
const WORDS: Record<WorkKind, Record<"asked" | "started" | "updated" | "complete" | "failed", Work>> = {
  reimagining: {
    asked: { phase: "running", message: "Re-imagining theme..." },
    started: { phase: "running", message: "Regenerating with fresh ideas..." },
    updated: { phase: "update", message: "Saving refreshed theme..." },
    complete: { phase: "complete", message: "Theme refreshed!" },
    failed: { phase: "error", message: REGENERATE_FAILED },
  },
  preview: {
    asked: PREVIEWING,
    started: PREVIEWING,
    updated: PREVIEWING,
    complete: { phase: "complete", message: "Preview ready! View guide to review content." },
    failed: { phase: "error", message: "Failed to generate preview" },
  },
};

/** How long good news stays in sight. */
export const CLEAR_AFTER_MS: Record<WorkKind, number> = { reimagining: 3_000, preview: 4_000 };

export function workAfter(state: WorkState, step: WorkStep): WorkState {
  const { id, kind, event } = step;
  const { [kind]: before, ...others } = state[id] ?? {};
  if (event === "cleared") return before?.phase === "complete" ? { ...state, [id]: others } : state;
  const detail = event === "failed" && step.detail !== WORDS[kind].failed.message ? step.detail : "";
  return { ...state, [id]: { ...others, [kind]: { ...WORDS[kind][event], ...(detail && { detail }) } } };
}

/** What is told of a theme: what this tab follows, else what the server says is under way for it. */
export function workShown({ underWay }: ScheduledTheme, followed: ThemeWork = {}): ThemeWork {
  if (underWay === "reimagining") return { reimagining: WORDS.reimagining.started, ...followed };
  return underWay === "previewing" ? { preview: PREVIEWING, ...followed } : followed;
}

export const isRunning = (work: Work | undefined): boolean => work?.phase === "running" || work?.phase === "update";

/** This tab follows something of a theme, and will hear how it ends. */
export const isBusy = (work: ThemeWork = {}): boolean => isRunning(work.reimagining) || isRunning(work.preview);
