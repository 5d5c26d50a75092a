import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { scheduledThemes, weekThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import { type Week, weekOf } from "@/lib/core/week";
import { chooseTheme } from "../choose-theme";
import { seasonTheme } from "../season-theme";
import { sendTime } from "../send-time";
import type { DryWeek, Problem } from "./report";

/** What a week's messages are made from. */
export type WeekPlan = { theme: string; isFromEditor: boolean; previewId: string | null };
type PlannedWeek = Omit<DryWeek, "messages"> & { plan: WeekPlan };
type ScheduledThemeRow = typeof scheduledThemes.$inferSelect;

/** When each week is sent and what it is about, with what an editor has left open. */
export async function planWeeks(
  db: Database,
  weeks: readonly Week[],
): Promise<{ weeks: PlannedWeek[]; problems: Problem[] }> {
  const isAsked = inArray(scheduledThemes.targetWeek, [...weeks]);
  const themes = await db
    .select()
    .from(scheduledThemes)
    .where(and(eq(scheduledThemes.city, THEME_CITY), isAsked));
  const settled = await db
    .select()
    .from(weekThemes)
    .where(inArray(weekThemes.week, [...weeks]));
  const problems: Problem[] = [];
  const planned = weeks.map((week) => {
    const row = themes.find(({ targetWeek }) => targetWeek === week);
    const decided = settled.find((each) => each.week === week);
    const { theme, scheduledThemeId, from } = decided
      ? { ...decided, from: "settled" as const }
      : chooseTheme(week, row?.status === "APPROVED" ? row : undefined);
    problems.push(...checkSendTime(week), ...(decided ? [] : checkTheme(week, row)));
    return {
      week,
      sendsAt: sendTime(week).toISOString(),
      sendsAtPacific: pacificTime(sendTime(week)),
      theme,
      themeFrom: from,
      plan: {
        theme,
        isFromEditor: from !== "season" && scheduledThemeId !== null,
        previewId:
          scheduledThemeId === null ? null : (themes.find(({ id }) => id === scheduledThemeId)?.guideId ?? null),
      },
    };
  });
  return { weeks: planned, problems };
}

function checkTheme(week: Week, row: ScheduledThemeRow | undefined): Problem[] {
  const season = `the season would choose "${seasonTheme(week)}"`;
  if (!row) return [{ kind: "no-theme", week, message: `No theme: ${season}.` }];
  const words = row.theme.trim();
  if (words === "") return [{ kind: "theme-empty", week, message: `A theme without a word: ${season}.` }];
  if (row.status === "PENDING") {
    return [{ kind: "theme-pending", week, message: `"${words}" is not approved: ${season}.` }];
  }
  if (row.guideId !== null) return [];
  return [{ kind: "no-preview", week, message: `"${words}" has no preview: nobody has seen its guide.` }];
}

function checkSendTime(week: Week): Problem[] {
  const moment = sendTime(week);
  if (weekOf(moment) === week && /^Thu \S+ 08:00 P[DS]T$/.test(pacificTime(moment))) return [];
  return [{ kind: "send-moment", week, message: `It would start at ${pacificTime(moment)}.` }];
}

const inPacific = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  timeZoneName: "short",
  hourCycle: "h23",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Thu 2026-11-19 08:00 PST". */
function pacificTime(moment: Date): string {
  const parts = Object.fromEntries(inPacific.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday, year, month, day, hour, minute, timeZoneName } = parts;
  return `${weekday} ${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}
