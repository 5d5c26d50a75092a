import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobQueue, jobRuns, type RunEvent } from "@/db/schema";
import { endRun } from "./end-run";
import type { FunctionConfig } from "./function-config";
import { keyOf } from "./key-of";
import { book } from "./pace";

/** The item of the queue that asks a function what comes next; its name is the protocol's. */
export const NEXT = "step";
const DAY_MS = 86_400_000;

type Start = { event: RunEvent; key: string; now: Date };

/** Starts a run of a function unless it is one too many: known already, not alone, or over its rate. */
export async function startRun(tx: Transaction, config: FunctionConfig, { event, key, now }: Start): Promise<void> {
  const rate = await book(tx, config, "rateLimit", { event, now });
  if (rate > now) return;
  const run = {
    functionId: config.id,
    functionName: config.name,
    event,
    key: await uniqueKey(tx, config, { event, key, now }),
    singletonKey: config.singleton ? keyOf(config.id, config.singleton.key, event) : null,
    limits: Object.fromEntries(config.concurrency.map((limit) => [limitKey(config.id, limit, event), limit.limit])),
    maxAttempts: config.maxAttempts,
    createdAt: now,
  };
  if (run.singletonKey && config.singleton?.mode === "cancel") {
    await endRun(tx, eq(jobRuns.singletonKey, run.singletonKey), { status: "cancelled", now });
  }
  const [started] = await tx.insert(jobRuns).values(run).onConflictDoNothing().returning({ id: jobRuns.id });
  if (!started) return;
  const runAt = await book(tx, config, "throttle", { event, now });
  await tx.insert(jobQueue).values({ runId: started.id, item: NEXT, kind: "call", runAt });
}

/** An idempotency value counts for a day, as in Inngest; an event's id for as long as the run is kept. */
async function uniqueKey(tx: Transaction, { id, idempotency }: FunctionConfig, { event, key, now }: Start) {
  if (idempotency === undefined) return key;
  const value = `${keyOf(id, idempotency, event)} once a day`;
  const isOver = and(eq(jobRuns.key, value), lt(jobRuns.createdAt, new Date(now.getTime() - DAY_MS)));
  await tx.update(jobRuns).set({ key: null }).where(isOver);
  return value;
}

type ConcurrencyLimit = FunctionConfig["concurrency"][number];

const limitKey = (functionId: string, { scope, key }: ConcurrencyLimit, event: RunEvent) =>
  keyOf(scope === "fn" ? functionId : scope, key, event);
