import type { DebugProgress } from "@/lib/contracts/guide";
import type { GuideRun } from "@/lib/contracts/guide-run";
import { STAGE_NAMES, type StageName, type StageUsage } from "@/lib/contracts/stage-name";

export type Panel = {
  stage: StageName;
  status: "pending" | "active" | "complete";
  /** The output of the stage, as stored or streamed; null until then. */
  data: unknown;
  /** Undefined where a rerun reused the output, or nothing is known. */
  usage: StageUsage | undefined;
};

export type Pipeline = {
  phase: "idle" | "running" | "done";
  panels: readonly Panel[];
  error: string | null;
  /** The stored run that the panels show, once it is known. */
  run: GuideRun | null;
};

export type PipelineEvent =
  | { type: "started" }
  | { type: "progressed"; progress: DebugProgress }
  | { type: "succeeded" }
  | { type: "failed"; message: string }
  | { type: "stopped" }
  | { type: "stored"; run: GuideRun }
  | { type: "loaded"; run: GuideRun }
  | { type: "cleared" };

const blank = (): Panel[] => STAGE_NAMES.map((stage) => ({ stage, status: "pending", data: null, usage: undefined }));

export const IDLE: Pipeline = { phase: "idle", panels: blank(), error: null, run: null };

/** The seven stages after one event. Each progress completes its stage and activates the next. */
export function pipelineReducer(pipeline: Pipeline, event: PipelineEvent): Pipeline {
  const { phase, panels } = pipeline;
  switch (event.type) {
    case "started":
      return { ...IDLE, phase: "running", panels: blank().map((panel, i) => (i === 0 ? active(panel) : panel)) };
    case "progressed":
      return phase === "running" ? { ...pipeline, panels: afterProgress(panels, event.progress) } : pipeline;
    case "succeeded":
      if (phase !== "running") return pipeline;
      return { ...pipeline, phase: "done", panels: panels.map((panel) => ({ ...panel, status: "complete" })) };
    case "failed":
      return { ...pipeline, phase: "idle", panels: panels.map(afterFailure), error: event.message };
    case "stopped":
    case "cleared":
      return IDLE;
    case "stored":
      return { ...pipeline, run: event.run };
    case "loaded":
      return { ...IDLE, panels: panelsOf(event.run), run: event.run };
  }
}

const active = (panel: Panel): Panel => ({ ...panel, status: "active" });
/** An interrupted stage has no output. */
const afterFailure = (panel: Panel): Panel => (panel.status === "active" ? { ...panel, status: "pending" } : panel);

function afterProgress(panels: readonly Panel[], { stage, data, usage }: DebugProgress): Panel[] {
  const at = STAGE_NAMES.indexOf(stage);
  return panels.map((panel, i) => {
    if (i === at) return { ...panel, status: "complete", data, usage };
    return i === at + 1 && panel.status === "pending" ? active(panel) : panel;
  });
}

const panelsOf = (run: GuideRun): Panel[] =>
  STAGE_NAMES.map((stage) => {
    const data = run[stage] ?? null;
    return { stage, data, status: data === null ? "pending" : "complete", usage: run.usage[stage] };
  });
