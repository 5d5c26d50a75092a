"use client";

import { useCallback } from "react";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { JobStep } from "@/lib/contracts/job";
import { formatDuration } from "../format-time";
import { fetchRun } from "./calls";
import { RunBadge } from "./run-badge";
import { usePoll } from "./use-poll";

/** What a run has done so far, step by step, looked at again while it is open. */
export function RunSteps({ id }: { id: string }) {
  const ask = useCallback((signal: AbortSignal) => fetchRun(id, signal), [id]);
  const { value: run, error } = usePoll(id, ask);
  if (run === null) return error ? <Notice tone="error">{error}</Notice> : <Skeleton className="h-16" />;
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft wrap-anywhere">
        Begun by {run.eventName}: {JSON.stringify(run.eventData)}
      </p>
      {run.steps.length === 0 && <p className="text-ui text-ink-soft">No step has been found yet.</p>}
      <ol className="grid gap-2">
        {run.steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step: { name, status, attempts, error, startedAt, endedAt } }: { step: JobStep }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-rule pt-2 text-ui">
      <RunBadge status={status} />
      <strong className="font-strong wrap-anywhere">{name}</strong>
      <span className="text-ink-soft">
        {attempts > 1 && `${attempts} attempts`}
        {attempts > 1 && startedAt && endedAt && " · "}
        {startedAt && endedAt && formatDuration(startedAt, endedAt)}
      </span>
      {error && <span className="basis-full text-coral-ink wrap-anywhere">{error}</span>}
    </li>
  );
}
