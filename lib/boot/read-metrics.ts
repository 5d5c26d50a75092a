import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@/db/client";
import { countJobs } from "@/lib/jobs/count-jobs";
import type { Metrics } from "@/lib/telemetry/metrics";

const DATABASE_TIMEOUT_MS = 2_000;

/** The metrics as Prometheus reads them, with what the database knows of the jobs, where it responds in time. */
export async function readMetrics({ registry, ...gauges }: Metrics, db: Database): Promise<string> {
  const tooLate = wait(DATABASE_TIMEOUT_MS, null, { ref: false });
  const jobs = await Promise.race([countJobs(db).catch(() => null), tooLate]);
  gauges.isDatabaseUp.set(jobs ? 1 : 0);
  // What is not known now is left out, not told as it was.
  gauges.jobs.reset();
  gauges.eventsWaiting.remove();
  for (const [status, runs] of Object.entries(jobs?.byStatus ?? {})) gauges.jobs.set({ status }, runs);
  if (jobs) gauges.eventsWaiting.set(jobs.eventsWaiting);
  return registry.metrics();
}
