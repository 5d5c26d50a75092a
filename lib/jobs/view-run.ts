import type { jobRuns } from "@/db/schema";
import type { JobRun } from "@/lib/contracts/job";

export const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

type Seen = { nextAt: string | null; subject: string | undefined };

export function viewRun(run: typeof jobRuns.$inferSelect, { nextAt, subject }: Seen): JobRun {
  const { id, functionName, status, event, error, createdAt, startedAt, endedAt } = run;
  return {
    id,
    functionName,
    status,
    eventName: event.name,
    subject: subject ?? null,
    error: error?.message ?? null,
    createdAt: createdAt.toISOString(),
    startedAt: isoOrNull(startedAt),
    endedAt: isoOrNull(endedAt),
    nextAt: nextAt && new Date(nextAt).toISOString(),
  };
}
