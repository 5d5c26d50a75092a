"use client";

import { type RerunInput, STAGE_TITLES } from "@/lib/contracts/guide-run";
import type { UsageByStage } from "@/lib/contracts/stage-name";
import { STAGE_NAMES, type StageName } from "@/lib/contracts/stage-name";
import type { StageOutputs } from "@/lib/contracts/stages";
import type { Panel, Pipeline } from "./pipeline-state";
import { RerunEditor } from "./rerun/rerun-editor";
import { formatRunUsage, formatStageUsage, formatUsage, PRICE_NOTE } from "./run-text";
import { StagePanel } from "./stage-panel";
import { readAll } from "./views/stage-view";

type Props = { pipeline: Pipeline; onRerun: (runId: string, input: RerunInput) => Promise<string | null> };

/** The seven stages, and an editor that reruns a stored run from any stage it reached. */
export function StageList({ pipeline: { phase, panels, run }, onRerun }: Props) {
  const all = readAll(panels);
  const total = formatRunUsage({ usage: usageOf(panels) });
  const canRerunFrom = (stage: StageName) => run !== null && phase !== "running" && hasAllBefore(stage, all);
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="mb-3 text-h3">
        Stages
      </h2>
      <ol className="border-b border-rule">
        {panels.map((panel) => (
          <StagePanel
            key={panel.stage}
            panel={panel}
            all={all}
            figures={figuresOf(panel, run)}
            rerun={
              run && canRerunFrom(panel.stage)
                ? {
                    runId: run.id,
                    editor: (close) => (
                      <RerunEditor
                        key={run.id}
                        stage={panel.stage}
                        all={all}
                        prompt={run.prompt}
                        onRun={(input) => onRerun(run.id, input)}
                        onCancel={close}
                      />
                    ),
                  }
                : null
            }
          />
        ))}
      </ol>
      {total && <p className="mt-3 text-ui font-semibold tabular-nums">All stages: {total}</p>}
      <p className="mt-1.5 max-w-measure text-small text-ink-faint">{PRICE_NOTE}</p>
      <p aria-live="polite" className="sr-only">
        {progressAnnouncement(panels)}
      </p>
    </section>
  );
}

/** While a run is in progress, only a rerun has stages without usage. */
function figuresOf({ stage, data, usage }: Panel, run: Pipeline["run"]): string {
  if (data === null) return "";
  if (usage) return formatUsage(usage);
  return run ? formatStageUsage(run, stage) : "taken as it was";
}

const usageOf = (panels: Pipeline["panels"]): UsageByStage =>
  Object.fromEntries(panels.flatMap(({ stage, usage }) => (usage ? [[stage, usage]] : [])));

const hasAllBefore = (stage: StageName, all: Partial<StageOutputs>): boolean =>
  STAGE_NAMES.slice(0, STAGE_NAMES.indexOf(stage)).every(
    (before) => all[before] !== undefined && (before !== "idea" || all.idea?.kind === "idea"),
  );

/** One sentence for screen readers. */
function progressAnnouncement(panels: Pipeline["panels"]): string {
  const done = panels.filter(({ status }) => status === "complete").length;
  const active = panels.find(({ status }) => status === "active");
  return active ? `${done} of ${panels.length} stages complete. ${STAGE_TITLES[active.stage]} is active.` : "";
}
