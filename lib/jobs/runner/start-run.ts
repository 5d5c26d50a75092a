import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobQueue, jobRuns, type RunEvent } from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { concurrencyKey } from "./concurrency-key";
import { endRun } from "./end-run";
import type { FunctionConfig } from "./function-config";
import { reserveStart } from "./reserve-start";

/** The queue item that calls a function for its next step; the protocol gives the name. */
export const NEXT_ITEM = "step";

type RunStart = { event: RunEvent; key: string; now: Date };

/** Starts a run of a function unless its idempotency, singleton or rate limit forbids it. */
export async function startRun(tx: Transaction, config: FunctionConfig, { event, key, now }: RunStart): Promise<void> {
  const rate = await reserveStart(tx, config, "rateLimit", { event, now });
  if (rate > now) return;
  const run = {
    functionId: config.id,
    functionName: config.name,
    event,
    key: await idempotencyKey(tx, config, { event, key, now }),
    singletonKey: config.singleton ? concurrencyKey(config.id, config.singleton.key, event) : null,
    limits: Object.fromEntries(
      config.concurrency.map((limit) => [concurrencyLimitKey(config.id, limit, event), limit.limit]),
    ),
    maxAttempts: config.maxAttempts,
    createdAt: now,
  };
  if (run.singletonKey && config.singleton?.mode === "cancel") {
    await endRun(tx, eq(jobRuns.singletonKey, run.singletonKey), { status: "cancelled", now });
  }
  const [started] = await tx.insert(jobRuns).values(run).onConflictDoNothing().returning({ id: jobRuns.id });
  if (!started) return;
  const runAt = await reserveStart(tx, config, "throttle", { event, now });
  await tx.insert(jobQueue).values({ runId: started.id, item: NEXT_ITEM, kind: "call", runAt });
}

/** An idempotency value counts for a day, as in Inngest; an event's id for as long as the run is stored. */
async function idempotencyKey(tx: Transaction, { id, idempotency }: FunctionConfig, { event, key, now }: RunStart) {
  if (idempotency === undefined) return key;
  const value = `${concurrencyKey(id, idempotency, event)} once a day`;
  const isOver = and(eq(jobRuns.key, value), lt(jobRuns.createdAt, new Date(now.getTime() - DAY_MS)));
  await tx.update(jobRuns).set({ key: null }).where(isOver);
  return value;
}

type ConcurrencyLimit = FunctionConfig["concurrency"][number];

const concurrencyLimitKey = (functionId: string, { scope, key }: ConcurrencyLimit, event: RunEvent) =>
  concurrencyKey(scope === "fn" ? functionId : scope, key, event);
