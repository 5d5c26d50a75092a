import type { scheduledThemes } from "@/db/schema";
import { HOUR_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";

export type ThemeRow = typeof scheduledThemes.$inferSelect;

export type WorkKind = NonNullable<ThemeRow["workKind"]>;

/** Work without progress for so long is dead. */
const STALE_MS = HOUR_MS;

type WorkColumns = Pick<ThemeRow, "workKind" | "workAt">;

export const isInProgress = ({ workKind, workAt }: WorkColumns, now: Date): boolean =>
  workKind !== null && workAt !== null && now.getTime() - workAt.getTime() < STALE_MS;

/** Columns of a theme without work in progress. */
export const CLEARED_WORK = { workKind: null, workId: null, workAt: null } as const;

const CONFLICT_MESSAGES: Record<WorkKind, string> = {
  reimagining: "This theme is being re-imagined. Wait until it is done.",
  previewing: "The preview of this theme is being written. Wait until it is there.",
};

/** @throws AppError conflict while a theme is in the middle of something */
export function requireIdle(row: ThemeRow, now: Date, ...kinds: WorkKind[]): void {
  const kind = isInProgress(row, now) ? row.workKind : null;
  if (kind && kinds.includes(kind)) throw new AppError("conflict", CONFLICT_MESSAGES[kind]);
}

/** Another run or an editor has taken the theme over. */
export const themeChangedError = () => new AppError("conflict", "Somebody else has changed this theme meanwhile.");

/** The key under which work on a theme publishes its progress. */
export const workKey = (workId: string): string => `theme:${workId}`;
