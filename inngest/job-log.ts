import { Middleware } from "inngest";
import { logRun } from "@/lib/jobs/log-run";
import { withSpan } from "@/lib/telemetry/with-span";

type Ended = Pick<Middleware.OnRunCompleteArgs, "ctx" | "fn">;

/**
 * Logs every durable run as it ends, and every attempt that failed, on Inngest and on the embedded runner alike. A run
 * that is cancelled never comes here: the embedded runner logs it (lib/jobs/runner/dispatch-events.ts).
 */
export class JobLog extends Middleware.BaseMiddleware {
  readonly id = "job-log";

  override wrapRequest({ fn, runId, next }: Middleware.WrapRequestArgs): Promise<Middleware.Response> {
    return withSpan(`job ${fn?.id() ?? "unknown"}`, { "kumquat.job.run": runId }, next);
  }

  override onRunComplete(run: Middleware.OnRunCompleteArgs): void {
    log(run, "completed");
  }

  override onRunError(run: Middleware.OnRunErrorArgs): void {
    log(run, run.isFinalAttempt ? "failed" : "retried");
  }
}

const log = ({ ctx, fn }: Ended, status: "completed" | "failed" | "retried"): void =>
  logRun({ name: fn.id(), runId: ctx.runId, event: ctx.event, status, at: new Date() });
