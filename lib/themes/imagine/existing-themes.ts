import { and, desc, eq, gte } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { discardedThemes, guides, scheduledThemes, weekThemes } from "@/db/schema";
import { addDays, daysBetween, utcMidnight } from "@/lib/core/calendar-date";
import { THEME_CITY } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";
import type { ThemeBrief } from "@/lib/ports/curator";

export type ExistingTheme = { week: Week | null; theme: string; id: string | null };

/** How long a theme counts as taken: a year, and its own week. */
const YEAR_DAYS = 371;
const GUIDES_MAX = 80;

/** Every theme from a year before a week on, planned or sent, without a week the magazine's guides of that year. */
export async function listExistingThemes(db: Database | Transaction, from: Week): Promise<ExistingTheme[]> {
  const [themes, guideTitles] = [await listPlannedThemes(db, from), await listEmailGuideThemes(db, from)];
  return [...themes, ...guideTitles];
}

export async function listPlannedThemes(db: Database | Transaction, from: Week): Promise<ExistingTheme[]> {
  const since = addDays(from, -YEAR_DAYS);
  const planned = await db
    .select({ id: scheduledThemes.id, week: scheduledThemes.targetWeek, theme: scheduledThemes.theme })
    .from(scheduledThemes)
    .where(and(eq(scheduledThemes.city, THEME_CITY), gte(scheduledThemes.targetWeek, since)));
  const settled = await db
    .select({ id: weekThemes.scheduledThemeId, week: weekThemes.week, theme: weekThemes.theme })
    .from(weekThemes)
    .where(gte(weekThemes.week, since));
  return [...planned, ...settled];
}

async function listEmailGuideThemes(db: Database | Transaction, from: Week): Promise<ExistingTheme[]> {
  const since = new Date(utcMidnight(addDays(from, -YEAR_DAYS)));
  const rows = await db
    .select({ name: guides.name, prompt: guides.prompt, id: scheduledThemes.id })
    .from(guides)
    .leftJoin(scheduledThemes, eq(scheduledThemes.guideId, guides.id))
    .where(and(eq(guides.city, THEME_CITY), eq(guides.isEmailGuide, true), gte(guides.createdAt, since)))
    .orderBy(desc(guides.createdAt))
    .limit(GUIDES_MAX);
  return rows.flatMap(({ name, prompt, id }) => [prompt, name].map((theme) => ({ week: null, theme, id })));
}

/** Discarded ideas: a new one may be similar, but not the same. */
export async function listDiscardedThemes(db: Database | Transaction, from: Week): Promise<string[]> {
  const rows = await db
    .select({ theme: discardedThemes.theme })
    .from(discardedThemes)
    .where(and(eq(discardedThemes.city, THEME_CITY), gte(discardedThemes.targetWeek, addDays(from, -YEAR_DAYS))));
  return rows.map(({ theme }) => theme);
}

/** The same, in the form of a brief: the nearest weeks first. */
export const toBriefThemes = (taken: readonly ExistingTheme[], week: Week): ThemeBrief["taken"] =>
  taken
    .map((each) => ({ theme: each.theme, weeksAway: each.week === null ? null : daysBetween(week, each.week) / 7 }))
    .sort((a, b) => Math.abs(a.weeksAway ?? 500) - Math.abs(b.weeksAway ?? 500));
