import { z } from "zod";
import { metrics } from "@/lib/telemetry/metrics";
import { writeLogLine } from "@/lib/telemetry/write-log-line";

const Subject = z.object({ userId: z.uuid() });

type EndedRun = {
  name: string;
  runId: string;
  /** What started it. */
  event: { ts?: number | undefined; data?: unknown };
  status: "completed" | "failed" | "retried" | "cancelled";
  at: Date;
};

/** A line for a durable run that ended, or for an attempt of one that failed, and its place in the metrics. */
export function logRun({ name, runId, event, status, at }: EndedRun): void {
  metrics()?.jobRuns.inc({ function: name, status });
  const subject = Subject.safeParse(event.data);
  writeLogLine({
    kind: "job",
    name,
    id: runId,
    at,
    status,
    durationMs: event.ts === undefined ? 0 : at.getTime() - event.ts,
    userId: subject.success ? subject.data.userId : null,
  });
}

/** As a function calls itself, without the application's name before it. */
export const ownName = (functionId: string): string => functionId.replace(/^[^-]+-/, "");
