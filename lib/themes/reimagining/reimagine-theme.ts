import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import type { SeasonFact } from "@/lib/contracts/season-fact";
import { THEME_CITY } from "@/lib/core/cities";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import { joinWithOr } from "@/lib/core/join-list";
import type { Ctx } from "@/lib/ports/context";
import type { ThemeIdea } from "@/lib/ports/curator";
import { factsOfWeek } from "../calendar/facts-of-week";
import { failThemeWork } from "../fail-theme-work";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { listDiscardedThemes, listExistingThemes, toBriefThemes } from "../imagine/existing-themes";
import { findConflictingTheme } from "../imagine/find-conflicting-theme";
import { factsOfIdea, imagineTheme } from "../imagine/imagine-theme";
import { publishEvent } from "../publish-event";
import { type ThemeRow, workKey } from "../theme-work";
import { saveReimagined, type ThemeWork } from "./save-reimagined";

/** Imagines a theme anew, unlike itself and every other week's. A failure is published and leaves it as it was. */
export async function reimagineTheme(ctx: Ctx, work: ThemeWork): Promise<{ guideId: string | null } | null> {
  const isThisWork = and(eq(scheduledThemes.id, work.themeId), eq(scheduledThemes.workId, work.workId));
  const [row] = await ctx.db.select().from(scheduledThemes).where(isThisWork);
  // It was done before a restart, or cancelled.
  if (!row) return null;
  try {
    const saved = await imagineReplacement(ctx, row, work);
    if (saved) return saved;
    const message = "Nothing else that the catalog can fill came up for this week. The theme is as it was.";
    await failThemeWork(ctx.db, work.workId, { message });
  } catch (error) {
    throwIfCancelled(ctx.signal, "The reimagining of the theme");
    if (!(error instanceof AppError)) throw error;
    await failThemeWork(ctx.db, work.workId, { message: error.userMessage });
  }
  return null;
}

async function imagineReplacement(ctx: Ctx, row: ThemeRow, work: ThemeWork) {
  const { db, providers } = ctx;
  const { targetWeek: week, theme } = row;
  const facts = factsOfWeek(week);
  const known = { taken: await listExistingThemes(db, week), discarded: await listDiscardedThemes(db, week) };
  const message = `What the week holds: ${facts.map(({ name }) => name).join(", ")}.`;
  await publishEvent(db, workKey(work.workId), "facts", { event: "log", data: { message } });
  const rejected =
    theme.trim() === "" ? [] : [{ theme, reason: "An editor asked for another idea of the same occasion." }];
  const kept = factsHeld(row, facts);
  // The week of Christmas stays the week of Christmas, however often it is imagined anew.
  const holidays = kept.filter(({ kind }) => kind === "holiday");
  const holds = (idea: ThemeIdea, some: readonly SeasonFact[]) =>
    factsOfIdea(idea, facts).some(({ id }) => some.some((fact) => fact.id === id));
  return imagineTheme(
    { ...ctx, curator: providers.curator },
    {
      city: THEME_CITY,
      week,
      facts,
      available: await readAvailableCuisines(db),
      rejected,
      taken: toBriefThemes(known.taken, week),
    },
    {
      isPreferred: (idea) => kept.length === 0 || holds(idea, kept),
      refuse: (idea) => (holidays.length === 0 || holds(idea, holidays) ? null : leavesOutReason(holidays)),
      // Its own words count among the others, so that it never comes back unchanged.
      // Its own words count among the others, so that it never comes back unchanged.
      findSimilar: (idea) => findConflictingTheme(providers.embedded, idea, { ...known, week }),
      accept: (imagined) => saveReimagined(ctx, work, imagined),
    },
  );
}

const leavesOutReason = (holidays: readonly SeasonFact[]): string =>
  `It leaves out ${joinWithOr(holidays.map(({ name }) => name))}, which the week's theme is about.`;

/** What of its week the theme was about: what its context or its words name. */
function factsHeld({ theme, rationale, seasonalContext }: ThemeRow, facts: readonly SeasonFact[]): SeasonFact[] {
  const named = factsOfIdea({ theme, rationale, factIds: [] }, facts);
  return facts.filter((fact) => seasonalContext?.includes(fact.sentence) || named.includes(fact));
}
