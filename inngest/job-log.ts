import { Middleware } from "inngest";
import { z } from "zod";
import { metrics } from "@/lib/telemetry/metrics";
import { withSpan } from "@/lib/telemetry/with-span";
import { writeLogLine } from "@/lib/telemetry/write-log-line";

const Subject = z.object({ userId: z.uuid() });

type Ended = Pick<Middleware.OnRunCompleteArgs, "ctx" | "fn">;

/** Logs every durable run as it ends, and every attempt that failed, on Inngest and on the embedded runner alike. */
export class JobLog extends Middleware.BaseMiddleware {
  readonly id = "job-log";

  override wrapRequest({ fn, runId, next }: Middleware.WrapRequestArgs): Promise<Middleware.Response> {
    return withSpan(`job ${fn?.id() ?? "unknown"}`, { "kumquat.job.run": runId }, next);
  }

  override onRunComplete(run: Middleware.OnRunCompleteArgs): void {
    logRun(run, "completed");
  }

  override onRunError(run: Middleware.OnRunErrorArgs): void {
    logRun(run, run.isFinalAttempt ? "failed" : "retried");
  }
}

function logRun({ ctx, fn }: Ended, status: "completed" | "failed" | "retried"): void {
  const at = new Date();
  const { ts, data } = ctx.event;
  metrics()?.jobRuns.inc({ function: fn.id(), status });
  const subject = Subject.safeParse(data);
  writeLogLine({
    kind: "job",
    name: fn.id(),
    id: ctx.runId,
    at,
    status,
    durationMs: ts === undefined ? 0 : at.getTime() - ts,
    userId: subject.success ? subject.data.userId : null,
  });
}
