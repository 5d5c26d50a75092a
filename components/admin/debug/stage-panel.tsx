"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { STAGE_TITLES, stageNumber } from "@/lib/contracts/guide-run";
import type { StageOutputs } from "@/lib/contracts/stages";
import { CopyJson } from "./copy-json";
import type { Panel } from "./pipeline-state";
import { stageSummary } from "./stage-summary";
import { StageView } from "./views/stage-view";

const LOOKS = {
  pending: { label: "Pending", icon: "ring", tone: "bg-grey-wash text-grey-ink" },
  active: { label: "Active", icon: "busy", tone: "bg-blue-wash text-blue-ink" },
  complete: { label: "Complete", icon: "check", tone: "bg-green-wash text-green-ink" },
} as const;

/** The status of a stage, never by color alone. */
function StageBadge({ status }: Pick<Panel, "status">) {
  const { label, icon, tone } = LOOKS[status];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill py-0.5 pr-2.5 pl-2 text-small font-strong",
        tone,
      )}
    >
      <Icon name={icon} size={14} className={status === "active" ? "animate-spin" : undefined} />
      {label}
    </span>
  );
}

type Props = {
  panel: Panel;
  all: Partial<StageOutputs>;
  /** Its usage, or why none was recorded. */
  figures: string;
  /** The stored run that can be rerun from here, and its editor; null where none can. */
  rerun: { runId: string; editor: (close: () => void) => ReactNode } | null;
};

/** One stage: its status, a one-line summary, and, when opened, its whole output: as a view, then as JSON. */
export function StagePanel({ panel: { stage, status, data }, all, figures, rerun }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [editedRun, setEditedRun] = useState<string | null>(null);
  const isEditing = rerun !== null && editedRun === rerun.runId;
  const id = useId();
  const title = STAGE_TITLES[stage];
  const summary = data === null ? "" : stageSummary(stage, data);
  return (
    <li
      data-status={status}
      aria-current={status === "active" ? "step" : undefined}
      className="border-t border-rule py-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <h3 className="min-w-0 text-card">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="grid min-h-10 grid-cols-[28px_minmax(0,1fr)] items-baseline text-left hover:underline decoration-coral decoration-2 underline-offset-[0.16em]"
          >
            <span className="text-coral-ink">{stageNumber(stage)} </span>
            <span className={classNames(status === "pending" && "text-ink-faint")}>
              {title}
              <Icon
                name="chevron"
                size={16}
                className={classNames(
                  "ml-2 inline align-baseline transition-transform duration-240 ease-soft",
                  isOpen && "rotate-180",
                )}
              />
            </span>
          </button>
        </h3>
        <CopyJson title={title} data={data} />
      </div>
      <div className="ml-7 grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-faint tabular-nums">
          <StageBadge status={status} />
          {figures}
        </p>
        {summary && <p className="text-ui text-ink-soft wrap-anywhere">{summary}</p>}
      </div>
      <div id={id} hidden={!isOpen} className="mt-4 grid gap-5 md:ml-7">
        {isOpen && data === null && (
          <p className="font-display text-aside text-ink-soft italic">
            {status === "active" ? "It is being worked on." : "Nothing yet."}
          </p>
        )}
        {isOpen && data !== null && (
          <>
            <StageView stage={stage} all={all} />
            <RawJson data={data} title={title} />
          </>
        )}
        {isOpen && rerun && !isEditing && (
          <div>
            <Button isSmall onClick={() => setEditedRun(rerun.runId)}>
              Run again from here<span className="sr-only">: {title}</span>
            </Button>
          </div>
        )}
        {isOpen && isEditing && rerun.editor(() => setEditedRun(null))}
      </div>
    </li>
  );
}

function RawJson({ data, title }: { data: unknown; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link inline-flex min-h-8 items-center text-ui">
        Raw JSON<span className="sr-only"> of {title}</span>
      </summary>
      {isOpen && (
        <pre className="mt-1 rounded-field bg-sunk p-4 text-small wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(data, null, 2)}
        </pre>
      )}
    </details>
  );
}
