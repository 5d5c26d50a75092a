import { and, eq, isNull, lt } from "drizzle-orm";
import { themeGenerations } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { GenerateThemesInput } from "@/lib/contracts/theme";
import { requireAdmin } from "@/lib/core/authorization";
import { HOUR_MS } from "@/lib/core/durations";
import type { SessionUser } from "@/lib/core/session-user";
import { nextThursday } from "@/lib/core/week";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { publishEvent } from "../publish-event";
import { findActiveGenerationId } from "./find";
import { generationKey } from "./generation-key";

/** A run without progress for so long is dead. */
const STALE_MS = HOUR_MS;

/**
 * Requests themes for the coming Thursdays, by one run at a time: a request during a run joins it.
 * Administrators only. Returns the run's id.
 */
export async function requestGeneration(
  ctx: Ctx & { user: SessionUser },
  { city, weeksToGenerate: weeks }: GenerateThemesInput,
): Promise<string> {
  requireAdmin(ctx.user);
  const { db, now } = ctx;
  const id = await db.transaction(async (tx) => {
    const isActive = and(eq(themeGenerations.city, city), isNull(themeGenerations.endedAt));
    const isStale = lt(themeGenerations.workAt, new Date(now.getTime() - STALE_MS));
    await tx.update(themeGenerations).set({ endedAt: now }).where(and(isActive, isStale));
    const [made] = await tx
      .insert(themeGenerations)
      .values({ city, weeks, firstWeek: nextThursday(now), workAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: themeGenerations.id });
    if (!made) return null;
    await publishEvent(tx, generationKey(made.id), "started", { event: "started", data: { weeks } });
    await emit(tx, { name: "themes/generation.requested", data: { generationId: made.id } });
    await recordAction(tx, ctx, "themes.generation_requested", { id: made.id, detail: { city, weeks } });
    return made.id;
  });
  // The other run has just ended, so this one can start.
  return id ?? (await findActiveGenerationId(ctx)) ?? requestGeneration(ctx, { city, weeksToGenerate: weeks });
}
