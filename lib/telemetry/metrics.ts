import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { env } from "../core/env.ts";

/** One set for the process: the server and each of Next's bundles have a copy of this file. */
const globals = globalThis as typeof globalThis & { kumquatMetrics?: Metrics; kumquatPool?: () => PoolCounts };

/** Connections of the pool: all, those that nobody uses, and who waits for one. */
export type PoolCounts = { open: number; idle: number; waiting: number };

/** What this process counts; null where nobody may read it. */
export function metrics(): Metrics | null {
  if (!env().METRICS_TOKEN) return null;
  globals.kumquatMetrics ??= createMetrics();
  return globals.kumquatMetrics;
}

/** The pool is counted when the metrics are read. */
export function watchPool(counts: () => PoolCounts): void {
  globals.kumquatPool = counts;
}

export type Metrics = ReturnType<typeof createMetrics>;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const WAIT_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Every label takes its values from a list in the code or the build: nothing that a stranger sends is one. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      registers,
      name: "kumquat_http_requests_total",
      help: "Requests answered, by method, route and status.",
      labelNames: ["method", "route", "status"],
    }),
    requestSeconds: new Histogram({
      registers,
      name: "kumquat_http_request_duration_seconds",
      help: "How long responses took, by route, to their last byte.",
      labelNames: ["route"],
      buckets: REQUEST_SECONDS,
    }),
    jobRuns: new Counter({
      registers,
      name: "kumquat_job_runs_total",
      help: "Durable runs that ended here, and attempts that will be retried, by function and status.",
      labelNames: ["function", "status"],
    }),
    jobs: new Gauge({
      registers,
      name: "kumquat_jobs",
      help: "Runs of the embedded runner by status, over all servers; ended ones are deleted after a while.",
      labelNames: ["status"],
    }),
    eventsWaiting: new Gauge({
      registers,
      name: "kumquat_job_events_waiting",
      help: "Events that no runner has taken, over all servers.",
    }),
    sends: new Counter({
      registers,
      name: "kumquat_mail_messages_total",
      help: "Messages handed to the mail provider, by result.",
      labelNames: ["result"],
    }),
    modelCalls: new Counter({
      registers,
      name: "kumquat_model_calls_total",
      help: "Requests to the language model, by result.",
      labelNames: ["result"],
    }),
    modelTokens: new Counter({
      registers,
      name: "kumquat_model_tokens_total",
      help: "Tokens that the language model read and wrote.",
      labelNames: ["direction"],
    }),
    modelDollars: new Counter({
      registers,
      name: "kumquat_model_cost_dollars_total",
      help: "What those tokens cost by the vendor's price list; a model without a known price adds nothing.",
    }),
    isDatabaseUp: new Gauge({
      registers,
      name: "kumquat_database_up",
      help: "1 if the database responded to this reading.",
    }),
    connections: new Gauge({
      registers,
      name: "kumquat_database_connections",
      help: "Connections of this server's pool, by state.",
      labelNames: ["state"],
      collect() {
        const { open = 0, idle = 0 } = globals.kumquatPool?.() ?? {};
        this.set({ state: "idle" }, idle);
        this.set({ state: "used" }, open - idle);
      },
    }),
    connectionQueue: new Gauge({
      registers,
      name: "kumquat_database_waiting",
      help: "Statements and transactions that wait for a connection.",
      collect() {
        this.set(globals.kumquatPool?.().waiting ?? 0);
      },
    }),
    connectionSeconds: new Histogram({
      registers,
      name: "kumquat_database_wait_seconds",
      help: "How long they waited.",
      buckets: WAIT_SECONDS,
    }),
  };
}
