import { and, eq, lte, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { jobCrons } from "@/db/schema";
import { latestCronTime, nextCronTime } from "./cron-time";
import type { FunctionConfig } from "./function-config";
import { startRun } from "./start-run";

type CronTrigger = { config: FunctionConfig; expression: string };

const cronTriggersOf = (configs: FunctionConfig[]): CronTrigger[] =>
  configs.flatMap((config) =>
    config.triggers.flatMap((trigger) => ("cron" in trigger ? [{ config, expression: trigger.cron }] : [])),
  );

/** Syncs the table of cron triggers with the functions. A known trigger keeps its next tick. */
export async function syncCronTriggers(db: Database, configs: FunctionConfig[], now: Date): Promise<void> {
  const crons = cronTriggersOf(configs);
  const names = crons.map(({ config, expression }) => `${config.id} ${expression}`);
  await db.transaction(async (tx) => {
    await tx
      .delete(jobCrons)
      .where(
        names.length > 0 ? notInArray(sql`${jobCrons.functionId} || ' ' || ${jobCrons.expression}`, names) : sql`true`,
      );
    for (const { config, expression } of crons) {
      const next = nextCronTime(expression, now);
      await tx
        .insert(jobCrons)
        .values({ functionId: config.id, functionName: config.name, expression, nextAt: next })
        // A tick further off than the next one was set by a clock that was wrong.
        .onConflictDoUpdate({
          target: [jobCrons.functionId, jobCrons.expression],
          set: { functionName: config.name, nextAt: sql`least(${jobCrons.nextAt}, excluded.next_at)` },
        });
    }
  });
}

/**
 * Starts what is due by the clock. Several ticks slept through start one run, for the last of them; a tick that has
 * had its run has no second one, whichever process sees it and however the clock jumps.
 */
export async function startDueCrons(db: Database, configs: FunctionConfig[], now: Date): Promise<number> {
  const due = await db.select().from(jobCrons).where(lte(jobCrons.nextAt, now));
  let started = 0;
  for (const { functionId, expression, nextAt } of due) {
    const config = configs.find(({ id }) => id === functionId);
    if (!config) continue;
    const tick = latestCronTime(expression, nextAt, now);
    const isStillDue = and(
      eq(jobCrons.functionId, functionId),
      eq(jobCrons.expression, expression),
      eq(jobCrons.nextAt, nextAt),
    );
    started += await db.transaction(async (tx) => {
      const next = { nextAt: nextCronTime(expression, tick) };
      const [mine] = await tx.update(jobCrons).set(next).where(isStillDue).returning({ id: jobCrons.functionId });
      if (!mine) return 0;
      const key = `${functionId} ${expression} ${tick.toISOString()}`;
      const event = { id: key, name: "inngest/scheduled.timer", data: { cron: expression }, ts: tick.getTime() };
      await startRun(tx, config, { event, key, now });
      return 1;
    });
  }
  return started;
}
