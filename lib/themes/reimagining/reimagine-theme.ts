import { and, eq } from "drizzle-orm";
import { scheduledThemes } from "@/db/schema";
import type { SeasonFact } from "@/lib/contracts/season-fact";
import { THEME_CITY } from "@/lib/core/cities";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import { factsOfWeek } from "../calendar/facts-of-week";
import { failThemeWork } from "../fail-theme-work";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { listDiscardedThemes, listExistingThemes, toBriefThemes } from "../imagine/existing-themes";
import { findSimilarTheme } from "../imagine/find-similar-theme";
import { factsOfIdea, imagineTheme } from "../imagine/imagine-theme";
import { findNeighborWithSameFood } from "../imagine/neighbors";
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
      // The week of Christmas stays the week of Christmas.
      isPreferred: (idea) => kept.length === 0 || factsOfIdea(idea, facts).some(({ id }) => kept.includes(id)),
      // Its own words count among the others, so that it never comes back unchanged.
      findSimilar: async (idea) =>
        (await findSimilarTheme(providers.embedded, idea, known)) ??
        (await findNeighborWithSameFood(providers.embedded, idea, { taken: known.taken, week })),
      accept: (imagined) => saveReimagined(ctx, work, imagined),
    },
  );
}

/** What of its week the theme was about: what its context or its words name. */
function factsHeld({ theme, rationale, seasonalContext }: ThemeRow, facts: readonly SeasonFact[]): string[] {
  const stated = facts.filter(({ sentence }) => seasonalContext?.includes(sentence));
  const named = factsOfIdea({ theme, rationale, factIds: [] }, facts);
  return [...stated, ...named].map(({ id }) => id);
}
