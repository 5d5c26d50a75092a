import { count, isNull } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobEvents, jobRuns } from "@/db/schema";

type JobCounts = { byStatus: Record<(typeof jobRuns.status.enumValues)[number], number>; eventsWaiting: number };

/** The embedded runner's runs by status, and the events that wait to be taken. */
export async function countJobs(db: Database): Promise<JobCounts> {
  const rows = await db.select({ status: jobRuns.status, runs: count() }).from(jobRuns).groupBy(jobRuns.status);
  const runsOf = (status: string) => rows.find((row) => row.status === status)?.runs ?? 0;
  return {
    byStatus: {
      running: runsOf("running"),
      completed: runsOf("completed"),
      failed: runsOf("failed"),
      cancelled: runsOf("cancelled"),
    },
    eventsWaiting: await db.$count(jobEvents, isNull(jobEvents.handedOnAt)),
  };
}
