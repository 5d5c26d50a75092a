import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "@/db/client";
import { jobEvents, jobRuns, type RunEvent } from "@/db/schema";
import { logRun, ownName } from "../log-run";
import { durationMs } from "./duration";
import { endRun } from "./end-run";
import { parseCondition } from "./expression";
import type { FunctionConfig } from "./function-config";
import { startRun } from "./start-run";

const BATCH_SIZE = 50;

/** Turns waiting events into runs, and ends the runs that they cancel, in one transaction. Answers how many it took. */
export async function dispatchEvents(db: Database, configs: FunctionConfig[], now: Date): Promise<number> {
  const taken = await db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(jobEvents)
      .where(isNull(jobEvents.handedOnAt))
      .orderBy(asc(jobEvents.createdAt))
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    for (const row of waiting) {
      const data = row.data as RunEvent["data"];
      await dispatchEvent(
        tx,
        configs,
        { id: row.key ?? row.id, name: row.name, data, ts: row.createdAt.getTime() },
        now,
      );
    }
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await tx.update(jobEvents).set({ handedOnAt: now }).where(inArray(jobEvents.id, ids));
    return waiting;
  });
  for (const { name, data } of taken) if (name === "inngest/function.cancelled") logCancelled(data, now);
  return taken.length;
}

const CancelledRun = z.object({
  function_id: z.string(),
  run_id: z.string(),
  event: z.object({ ts: z.number().optional(), data: z.unknown() }),
});

function logCancelled(data: unknown, at: Date): void {
  const { success, data: run } = CancelledRun.safeParse(data);
  if (!success) return;
  logRun({ name: ownName(run.function_id), runId: run.run_id, event: run.event, status: "cancelled", at });
}

async function dispatchEvent(tx: Transaction, configs: FunctionConfig[], event: RunEvent, now: Date): Promise<void> {
  for (const config of configs) {
    for (const rule of config.cancel)
      if (rule.event === event.name) await cancelMatchingRuns(tx, config, rule, { event, now });
    const isMeant = config.triggers.some(
      (trigger) =>
        "event" in trigger &&
        trigger.event === event.name &&
        (trigger.expression === undefined || parseCondition(trigger.expression)({ event })),
    );
    if (isMeant) await startRun(tx, config, { event, key: `${config.id} ${event.id}`, now });
  }
}

type CancelRule = FunctionConfig["cancel"][number];

async function cancelMatchingRuns(
  tx: Transaction,
  { id }: FunctionConfig,
  rule: CancelRule,
  { event, now }: { event: RunEvent; now: Date },
): Promise<void> {
  const isYoung = rule.timeout && gt(jobRuns.createdAt, new Date(now.getTime() - durationMs(rule.timeout)));
  const running = await tx
    .select({ id: jobRuns.id, event: jobRuns.event })
    .from(jobRuns)
    .where(and(eq(jobRuns.functionId, id), eq(jobRuns.status, "running"), isYoung || sql`true`));
  const holds = rule.if === undefined ? () => true : parseCondition(rule.if);
  const meant = running.filter((run) => holds({ event: run.event, async: event })).map((run) => run.id);
  if (meant.length > 0) await endRun(tx, inArray(jobRuns.id, meant), { status: "cancelled", now });
}
