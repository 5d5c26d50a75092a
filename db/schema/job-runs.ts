import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz";

/** An event as a function receives it; `ts` in milliseconds. */
export type RunEvent = { id: string; name: string; data: Record<string, unknown>; ts: number };
export type RunError = { name?: string; message?: string; stack?: string };
/** The result of a step, in the form that the SDK expects on replay. */
export type StepResult = { type: "data"; data: unknown } | { type: "error"; error: RunError };

/** The embedded runner's runs: one per function and event, cron tick, or idempotency value. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    functionId: text().notNull(),
    functionName: text().notNull(),
    event: jsonb().$type<RunEvent>().notNull(),
    /** The same key starts one run. */
    key: text().unique(),
    singletonKey: text(),
    /** Which concurrency limits its calls count against. */
    limits: jsonb().$type<Record<string, number>>().notNull().default({}),
    maxAttempts: integer().notNull(),
    status: text({ enum: ["running", "completed", "failed", "cancelled"] })
      .notNull()
      .default("running"),
    output: jsonb(),
    error: jsonb().$type<RunError>(),
    createdAt: timestamptz().notNull(),
    startedAt: timestamptz(),
    endedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex("job_runs_singleton").on(t.singletonKey).where(sql`${t.status} = 'running'`),
    index("job_runs_latest").on(t.createdAt.desc()),
    index("job_runs_by_status").on(t.status, t.createdAt.desc()),
    index("job_runs_active").on(t.functionId).where(sql`${t.status} = 'running'`),
  ],
);

/** The steps of a run; one without a result is pending. */
export const jobSteps = pgTable(
  "job_steps",
  {
    runId: uuid()
      .notNull()
      .references(() => jobRuns.id, { onDelete: "cascade" }),
    /** The SDK's hash of the step's name and index. */
    id: text().notNull(),
    name: text().notNull(),
    /** The SDK needs them in the order in which they completed. */
    endedOrder: integer(),
    position: bigserial({ mode: "number" }).notNull(),
    attempts: integer().notNull().default(0),
    result: jsonb().$type<StepResult>(),
    /** Of the latest attempt, even when another one follows. */
    error: jsonb().$type<RunError>(),
    startedAt: timestamptz(),
    endedAt: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.id] })],
);

/** Calls and sleeps that are due: at most one per run and step. */
export const jobQueue = pgTable(
  "job_queue",
  {
    runId: uuid()
      .notNull()
      .references(() => jobRuns.id, { onDelete: "cascade" }),
    /** "step" requests the function's next steps; the hash of a step runs that step, or ends that sleep. */
    item: text().notNull(),
    kind: text({ enum: ["call", "sleep"] }).notNull(),
    attempt: integer().notNull().default(0),
    /** Incremented by every new result: a response to an older generation must be requested again. */
    generation: integer().notNull().default(0),
    /** How many times the process died during the call. */
    losses: integer().notNull().default(0),
    runAt: timestamptz().notNull(),
    lockedUntil: timestamptz(),
    /** The claim: a process that lost it can no longer write. */
    lockedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.item] }),
    index("job_queue_due").on(t.runAt),
    index("job_queue_locked").on(t.lockedBy).where(sql`${t.lockedBy} is not null`),
  ],
);
