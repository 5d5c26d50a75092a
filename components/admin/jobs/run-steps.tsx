"use client";

import { useQuery } from "@tanstack/react-query";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import type { JobStep } from "@/lib/contracts/job";
import { formatDuration } from "../format-time";
import { runQuery } from "./queries";
import { RunBadge } from "./run-badge";

/** The steps of a run so far, polled while they are shown. */
export function RunSteps({ id }: { id: string }) {
  const { data: run, error } = useQuery(runQuery(id));
  if (run === null && error) {
    return <Notice tone="error">{errorMessage(error, "The server did not answer. Trying again.")}</Notice>;
  }
  if (run === null) return <Skeleton className="h-16" />;
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
