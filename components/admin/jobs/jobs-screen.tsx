"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { PillRadios } from "@/components/ui/pill-radios";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import type { RunStatus } from "@/lib/contracts/job";
import { AdminHeading } from "../admin-heading";
import { changeRunMutation, jobsQuery } from "./queries";
import { RunCard } from "./run-card";
import { Schedules } from "./schedules";

const FILTERS = ["All", "Running", "Failed"] as const;
type Filter = (typeof FILTERS)[number];
const STATUSES: Record<Filter, RunStatus | null> = { All: null, Running: "running", Failed: "failed" };
const EMPTY_TEXTS: Record<Filter, string> = {
  All: "Nothing has run yet.",
  Running: "Nothing is running right now.",
  Failed: "Nothing has failed.",
};

/** Durable work: each run with its steps, the schedules, and a way to retry or cancel a run. */
export function JobsScreen() {
  const [filter, setFilter] = useState<Filter>("All");
  const { data: jobs, error: pollError } = useQuery(jobsQuery(STATUSES[filter]));
  const { mutate: change, isPending, variables, error: changeError } = useMutation(changeRunMutation);
  const busy = isPending ? variables.id : null;
  const error = changeError
    ? errorMessage(changeError)
    : pollError && errorMessage(pollError, "The server did not answer. Trying again.");
  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Background Work" />
      <div className="mt-6 grid gap-x-14 gap-y-8 border-t-3 border-ink pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="runs" className="min-w-0">
          <h2 id="runs" className="text-h3">
            Runs
          </h2>
          <p className="mt-2 mb-5 max-w-measure text-ink-soft">
            A failed run is taken up where it failed: what was done is not done twice. Times are California's.
          </p>
          <PillRadios legend="Show" name="runs" options={FILTERS} value={filter} onChange={setFilter} />
          <div className="mt-5 grid gap-4">
            {error && <Notice tone="error">{error}</Notice>}
            {jobs?.runner === "inngest" && (
              <Notice tone="info">
                Inngest runs the work; its dashboard shows each run. Here is only what ran before.
              </Notice>
            )}
            {jobs === null && !error && <LoadingRuns />}
            {jobs?.runs.length === 0 && <p className="font-display text-h3 italic">{EMPTY_TEXTS[filter]}</p>}
          </div>
          <div className="mt-2">
            {jobs?.runs.map((run) => (
              <RunCard
                key={run.id}
                run={run}
                isBusy={busy === run.id}
                onTryAgain={(id) => change({ id, action: "try-again" })}
                onCancel={(id) => change({ id, action: "cancel" })}
              />
            ))}
          </div>
        </section>
        <div className="min-w-0 max-lg:order-first">
          {jobs && jobs.clocks.length > 0 && <Schedules clocks={jobs.clocks} />}
        </div>
      </div>
    </div>
  );
}

function LoadingRuns() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Loading the runs...</p>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
