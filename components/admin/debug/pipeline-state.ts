import { type DebugProgress, STAGES, type StageName, type StageUsage } from "@/lib/guides/contract";
import type { RunRecord } from "@/lib/guides/debug/contract";

export type Panel = {
  stage: StageName;
  status: "pending" | "active" | "complete";
  /** What the stage came to, as it was kept or told; null until then. */
  data: unknown;
  /** Undefined where the stage was taken as it was, or nothing is known. */
  usage: StageUsage | undefined;
};

export type Pipeline = {
  phase: "idle" | "running" | "done";
  panels: readonly Panel[];
  error: string | null;
  /** The kept run that the panels show, once it is known. */
  run: RunRecord | null;
};

export type PipelineEvent =
  | { type: "started" }
  | { type: "progressed"; progress: DebugProgress }
  | { type: "succeeded" }
  | { type: "failed"; message: string }
  | { type: "stopped" }
  | { type: "kept"; run: RunRecord }
  | { type: "loaded"; run: RunRecord }
  | { type: "cleared" };

const blank = (): Panel[] => STAGES.map((stage) => ({ stage, status: "pending", data: null, usage: undefined }));

export const IDLE: Pipeline = { phase: "idle", panels: blank(), error: null, run: null };

/** The seven stages after one event. Each progress completes its stage and activates the next. */
export function pipelineAfter(pipeline: Pipeline, event: PipelineEvent): Pipeline {
  const { phase, panels } = pipeline;
  switch (event.type) {
    case "started":
      return { ...IDLE, phase: "running", panels: blank().map((panel, i) => (i === 0 ? active(panel) : panel)) };
    case "progressed":
      return phase === "running" ? { ...pipeline, panels: progressed(panels, event.progress) } : pipeline;
    case "succeeded":
      if (phase !== "running") return pipeline;
      return { ...pipeline, phase: "done", panels: panels.map((panel) => ({ ...panel, status: "complete" })) };
    case "failed":
      return { ...pipeline, phase: "idle", panels: panels.map(settled), error: event.message };
    case "stopped":
    case "cleared":
      return IDLE;
    case "kept":
      return { ...pipeline, run: event.run };
    case "loaded":
      return { ...IDLE, panels: filled(event.run), run: event.run };
  }
}

const active = (panel: Panel): Panel => ({ ...panel, status: "active" });
/** A stage that was broken off is one that nothing came of. */
const settled = (panel: Panel): Panel => (panel.status === "active" ? { ...panel, status: "pending" } : panel);

function progressed(panels: readonly Panel[], { stage, data, usage }: DebugProgress): Panel[] {
  const at = STAGES.indexOf(stage);
  return panels.map((panel, i) => {
    if (i === at) return { ...panel, status: "complete", data, usage };
    return i === at + 1 && panel.status === "pending" ? active(panel) : panel;
  });
}

const filled = (run: RunRecord): Panel[] =>
  STAGES.map((stage) => {
    const data = run[stage] ?? null;
    return { stage, data, status: data === null ? "pending" : "complete", usage: run.usage[stage] };
  });
