import type { GenerationUpdate } from "./stream-client";

/** `lost`: it is unknown how it ended, or whether it has; `message` says which. */
export type GenerationProgress = {
  phase: "starting" | "running" | "complete" | "error" | "lost";
  weeks: number;
  saved: number;
  skipped: number;
  elapsedSeconds: number;
  /** The latest log message of the run. */
  message: string | null;
  error: string | null;
};

/** Null while no run is known. */
export type Generation = GenerationProgress | null;

export type GenerationAction =
  | { event: "requested" }
  | GenerationUpdate
  | { event: "ticked"; elapsedSeconds: number }
  | { event: "failed"; message: string }
  | { event: "dismissed" };

export const DEFAULT_WEEKS = 52;
const NEW: GenerationProgress = {
  phase: "starting",
  weeks: DEFAULT_WEEKS,
  saved: 0,
  skipped: 0,
  elapsedSeconds: 0,
  message: null,
  error: null,
};
const GONE = "The run ended while the connection was away. The list below shows what it made.";
const LOST = "The connection was lost. The run goes on by itself: open this page again to see how far it is.";

export function generationReducer(generation: Generation, step: GenerationAction): Generation {
  const now = generation ?? NEW;
  switch (step.event) {
    case "requested":
      return NEW;
    case "opened":
      return { ...NEW, elapsedSeconds: now.elapsedSeconds };
    case "started":
      return { ...now, phase: "running", weeks: step.weeks ?? now.weeks };
    case "log":
      return { ...now, message: step.message || now.message };
    case "saved":
      return { ...now, phase: "running", saved: now.saved + 1 };
    case "skipped":
      return { ...now, phase: "running", skipped: now.skipped + 1 };
    case "complete":
      return {
        ...now,
        phase: "complete",
        saved: step.savedCount ?? now.saved,
        skipped: step.skippedCount ?? now.skipped,
      };
    case "ticked":
      return isGenerating(generation) ? { ...now, elapsedSeconds: step.elapsedSeconds } : generation;
    case "error":
    case "failed":
      return { ...now, phase: "error", error: step.message };
    case "gone":
      return { ...now, phase: "lost", message: GONE };
    case "lost":
      return { ...now, phase: "lost", message: LOST };
    case "dismissed":
      return isGenerating(generation) ? generation : null;
  }
}

export const isGenerating = (generation: Generation): boolean =>
  generation?.phase === "starting" || generation?.phase === "running";

/** The text of the banner. */
export function formatProgress(progress: GenerationProgress): string {
  const { phase, weeks, saved, skipped, elapsedSeconds } = progress;
  const took = formatElapsed(elapsedSeconds);
  switch (phase) {
    case "starting":
      return `Preparing to generate ${weeks} themes`;
    case "running":
      return `New themes: ${saved}/${weeks} • Skipped: ${skipped} • ${took}`;
    case "complete":
      return `Created ${saved} new themes and skipped ${skipped} existing ones in ${took}`;
    case "error":
      return "Theme generation failed.";
    case "lost":
      return progress.message ?? LOST;
  }
}

/** "42s", then "1m 02s". */
export function formatElapsed(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds}s` : `${minutes}m ${String(seconds % 60).padStart(2, "0")}s`;
}
