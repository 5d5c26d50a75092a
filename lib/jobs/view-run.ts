import type { jobRuns } from "@/db/schema";

import type { JobRun } from "./contract";

export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function viewRun(run: typeof jobRuns.$inferSelect, nextAt: string | null): JobRun {
  const { id, functionName, status, event, error, createdAt, startedAt, endedAt } = run;
  return {
    id,
    functionName,
    status,
    eventName: event.name,
    error: error?.message ?? null,
    createdAt: createdAt.toISOString(),
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    nextAt: nextAt && new Date(nextAt).toISOString(),
  };
}
