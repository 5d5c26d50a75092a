import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobPaces, type RunEvent } from "@/db/schema";
import { concurrencyKey } from "./concurrency-key";
import { durationMs } from "./duration";
import type { FunctionConfig } from "./function-config";

type StartRequest = { event: RunEvent; now: Date };

/**
 * When the next run may start, by the generic cell rate algorithm. A throttle books that place and the run waits for
 * it; a rate limit books only a place that is free now, and the run that gets none is dropped.
 */
export async function reserveStart(
  tx: Transaction,
  config: FunctionConfig,
  kind: "throttle" | "rateLimit",
  { event, now }: StartRequest,
): Promise<Date> {
  const rule = config[kind];
  if (!rule) return now;
  const key = `${kind} ${concurrencyKey(config.id, rule.key, event)}`;
  const intervalMs = durationMs(rule.period) / rule.limit;
  const burst = kind === "rateLimit" ? rule.limit : (config.throttle?.burst ?? 1);

  // The insert also takes the row's lock: two runners book one after the other.
  const [row] = await tx
    .insert(jobPaces)
    .values({ key, bookedUntil: now })
    .onConflictDoUpdate({ target: jobPaces.key, set: { bookedUntil: sql`${jobPaces.bookedUntil}` } })
    .returning();
  const booked = Math.max(row?.bookedUntil.getTime() ?? 0, now.getTime());
  const start = new Date(Math.max(now.getTime(), booked - intervalMs * (burst - 1)));
  if (kind === "throttle" || start <= now) {
    const bookedUntil = new Date(booked + intervalMs);
    await tx.update(jobPaces).set({ bookedUntil }).where(eq(jobPaces.key, key));
  }
  return start;
}
