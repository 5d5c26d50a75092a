import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { scheduledThemes } from "@/db/schema";
import { emit } from "@/lib/jobs/queue/emit";
import type { ThemeRow } from "./theme-work";
import { isInProgress, requireIdle, type WorkKind } from "./theme-work";

type StartedWork = { workId: string; isNew: boolean };

const EVENT_BY_KIND = {
  reimagining: "theme/reimagining.requested",
  previewing: "theme/preview.requested",
} as const;

/**
 * Starts work on a locked theme, or finds the same work in progress: one at a time.
 * @throws AppError conflict while other work is in progress
 */
export async function startThemeWork(tx: Transaction, row: ThemeRow, kind: WorkKind, now: Date): Promise<StartedWork> {
  if (isInProgress(row, now) && row.workKind === kind && row.workId) return { workId: row.workId, isNew: false };
  requireIdle(row, now, "reimagining", "previewing");
  const workId = crypto.randomUUID();
  await tx.update(scheduledThemes).set({ workKind: kind, workId, workAt: now }).where(eq(scheduledThemes.id, row.id));
  await emit(tx, { name: EVENT_BY_KIND[kind], data: { themeId: row.id, workId } });
  return { workId, isNew: true };
}
