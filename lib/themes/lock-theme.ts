import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { scheduledThemes, weekThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { ThemeRow } from "./theme-work";
import { themeNotFound } from "./unknown-theme";

/**
 * Takes a theme for a change, before anybody else: the weekly send waits too.
 * @throws AppError not_found, and conflict when its Thursday has come
 */
export async function lockTheme(tx: Transaction, id: string): Promise<ThemeRow> {
  const isThis = and(eq(scheduledThemes.id, id), eq(scheduledThemes.city, THEME_CITY));
  const [row] = await tx.select().from(scheduledThemes).where(isThis).for("update");
  if (!row) throw themeNotFound();
  if (row.status === "USED") throw new AppError("conflict", "This theme has been used: it can't be changed anymore.");
  const isHeld = eq(weekThemes.scheduledThemeId, id);
  if ((await tx.$count(weekThemes, isHeld)) > 0) {
    throw new AppError("conflict", "This theme's Thursday has come, and its guide is on the way: it can't be changed.");
  }
  return row;
}

/** @throws AppError conflict when another theme, or the season, was chosen for its week */
export async function requireOpenWeek(tx: Transaction, { targetWeek }: ThemeRow): Promise<void> {
  if ((await tx.$count(weekThemes, eq(weekThemes.week, targetWeek))) === 0) return;
  throw new AppError("conflict", "The guide of this Thursday was settled without this theme. It can only be skipped.");
}
