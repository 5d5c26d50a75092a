import { z } from "zod";
import { AppError } from "@/lib/core/errors";

export const RunStatus = z.enum(["running", "completed", "failed", "cancelled"]);
export type RunStatus = z.infer<typeof RunStatus>;

const IsoDateTime = z.iso.datetime();

/** A run of a durable function in the admin list. */
export const JobRun = z.object({
  id: z.uuid(),
  functionName: z.string(),
  status: RunStatus,
  /** The event that started it, or "inngest/scheduled.timer" for a schedule. */
  eventName: z.string(),
  /** For whom or what it runs, where that is known; addresses are masked. */
  subject: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: IsoDateTime,
  startedAt: IsoDateTime.nullable(),
  endedAt: IsoDateTime.nullable(),
  /** When its next step is due, while it runs. */
  nextAt: IsoDateTime.nullable(),
});
export type JobRun = z.infer<typeof JobRun>;

export const JobStep = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(["waiting", "done", "failing", "failed"]),
  attempts: z.int(),
  error: z.string().nullable(),
  startedAt: IsoDateTime.nullable(),
  endedAt: IsoDateTime.nullable(),
});
export type JobStep = z.infer<typeof JobStep>;

export const JobDetails = JobRun.extend({ eventData: z.record(z.string(), z.unknown()), steps: z.array(JobStep) });
export type JobDetails = z.infer<typeof JobDetails>;

export const JobResponse = z.object({ run: JobDetails });

export const JobSchedule = z.object({ functionName: z.string(), expression: z.string(), nextAt: IsoDateTime });
export type JobSchedule = z.infer<typeof JobSchedule>;

export const JobsResponse = z.object({
  runner: z.enum(["embedded", "inngest"]),
  runs: z.array(JobRun),
  clocks: z.array(JobSchedule),
});
export type JobsResponse = z.infer<typeof JobsResponse>;

const STATUS_MESSAGE = `status must be one of ${RunStatus.options.join(", ")}.`;
export const JobsQuery = z.object({ status: z.enum(RunStatus.options, { error: STATUS_MESSAGE }).optional() });

export const runNotFound = () => new AppError("not_found", "We couldn't find that run.");

export const RunParams = z.object({
  id: z.string().transform((id) => {
    if (z.uuid().safeParse(id).success) return id;
    throw runNotFound();
  }),
});
