"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { JobRun } from "@/lib/contracts/job";
import { formatDuration, formatTime } from "../format-time";
import { RunBadge } from "./run-badge";
import { RunSteps } from "./run-steps";

type Props = {
  run: JobRun;
  isBusy: boolean;
  onTryAgain: (id: string) => void;
  onCancel: (id: string) => void;
};

/** One run: its status and times, why it failed, and the one action it allows. */
export function RunCard({ run, isBusy, onTryAgain, onCancel }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, functionName, status, subject, error, createdAt, startedAt, endedAt, nextAt } = run;
  return (
    <article aria-label={`${functionName}, ${formatTime(createdAt)}`} className="border-t border-rule py-5">
      <div className="grid gap-3 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-ink-soft">
            <RunBadge status={status} />
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            {startedAt && endedAt && <span>{formatDuration(startedAt, endedAt)}</span>}
            {nextAt && Date.parse(nextAt) > Date.now() && <span>next look {formatTime(nextAt)}</span>}
          </p>
          <h3 className="text-card wrap-anywhere">{functionName}</h3>
          {subject && <p className="text-ui text-ink-soft wrap-anywhere">{subject}</p>}
          {error && <p className="max-w-measure text-ui text-coral-ink wrap-anywhere">{error}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3 md:justify-end">
          {status === "failed" && (
            <Button isSmall variant="solid" isBusy={isBusy} onClick={() => onTryAgain(id)}>
              Try again
            </Button>
          )}
          {status === "running" && (
            <Button isSmall isBusy={isBusy} onClick={() => onCancel(id)}>
              Cancel
            </Button>
          )}
        </div>
      </div>
      <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="link inline-flex min-h-8 cursor-pointer items-center text-ui">
          Steps<span className="sr-only"> of {functionName}</span>
        </summary>
        <div className="mt-2">{isOpen && <RunSteps id={id} />}</div>
      </details>
    </article>
  );
}
