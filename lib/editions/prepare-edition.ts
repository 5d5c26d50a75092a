import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { type EditionMessage, editions, guides, scheduledThemes } from "@/db/schema";
import { THEME_CITY } from "@/lib/core/cities";
import { getGuideUnrestricted } from "@/lib/guides/get";
import { renderWeekly } from "@/lib/mail/render/render-weekly";
import type { Ctx } from "@/lib/ports/context";
import { decideWeekTheme, type WeekTheme } from "./decide-week-theme";
import { findDraft } from "./draft-claims";
import type { EditionRow } from "./reopen-edition";
import { writeEditionGuide } from "./write-edition-guide";

/**
 * Gives an edition its guide and its message, and publishes the guide: the theme's preview where one is attached, or what
 * was written for the city before, otherwise a new guide on the week's theme. Once the message is frozen nothing of it changes any more.
 */
export async function prepareEdition(ctx: Ctx, edition: EditionRow): Promise<EditionRow> {
  if (edition.message) return edition;
  const theme = await decideWeekTheme(ctx.db, edition.week);
  const guideId = edition.guideId ?? (await assignGuide(ctx, edition, theme));
  const guide = await getGuideUnrestricted(ctx, guideId);
  const message = await renderWeekly(ctx.providers.senderInfo, { guide, week: edition.week });
  return freezeMessage(ctx, edition, { guideId, message, theme });
}

/** The guide that the edition holds afterwards, even where another process gave it one meanwhile. */
async function assignGuide(ctx: Ctx, edition: EditionRow, theme: WeekTheme): Promise<string> {
  const preview = edition.city === THEME_CITY ? await findPreview(ctx.db, theme) : null;
  const written = preview ?? (await findDraft(ctx, { ...edition, theme: theme.theme }));
  if (written) await attachGuide(ctx.db, ctx.now, edition, written);
  else await createEditionGuide(ctx, edition, theme).catch(ignoreAlreadyAssigned);
  const [held] = await ctx.db.select({ guideId: editions.guideId }).from(editions).where(eq(editions.id, edition.id));
  if (!held?.guideId) throw new Error(`The edition ${edition.id} lost its guide while it was prepared.`);
  return held.guideId;
}

/** Another process has given the edition a guide while this one was written. */
class AlreadyAssignedError extends Error {}

function ignoreAlreadyAssigned(error: unknown): void {
  if (!(error instanceof AlreadyAssignedError)) throw error;
}

/** Answers whether the edition had none before. */
async function attachGuide(
  tx: Database | Transaction,
  now: Date,
  { id }: EditionRow,
  guideId: string,
): Promise<boolean> {
  const taken = await tx
    .update(editions)
    .set({ guideId, updatedAt: now })
    .where(and(eq(editions.id, id), isNull(editions.guideId)))
    .returning({ id: editions.id });
  return taken.length > 0;
}

async function findPreview(db: Database, { scheduledThemeId }: WeekTheme): Promise<string | null> {
  if (!scheduledThemeId) return null;
  const [theme] = await db
    .select({ guideId: scheduledThemes.guideId })
    .from(scheduledThemes)
    .where(eq(scheduledThemes.id, scheduledThemeId));
  return theme?.guideId ?? null;
}

/** Only administrators see it before its message is frozen. Saved and attached at once: a crash leaves none behind. */
const createEditionGuide = (ctx: Ctx, edition: EditionRow, { theme }: WeekTheme): Promise<void> =>
  writeEditionGuide(
    ctx,
    { city: edition.city, week: edition.week, theme, createdAt: ctx.now },
    async (tx: Transaction, guideId: string) => {
      if (!(await attachGuide(tx, ctx.now, edition, guideId))) throw new AlreadyAssignedError();
    },
  );

/** One transaction: the message that everybody gets, its guide, and the theme that is now used. */
async function freezeMessage(
  { db, now }: Ctx,
  { id, city }: EditionRow,
  { guideId, message, theme }: { guideId: string; message: EditionMessage; theme: WeekTheme },
): Promise<EditionRow> {
  return db.transaction(async (tx) => {
    const [frozen] = await tx
      .update(editions)
      .set({
        message,
        state: sql`case when ${editions.state} = 'preparing' then 'sending' else ${editions.state} end`,
        updatedAt: now,
      })
      .where(and(eq(editions.id, id), isNull(editions.message)))
      .returning();
    if (!frozen) {
      const [already] = await tx.select().from(editions).where(eq(editions.id, id));
      if (!already) throw new Error(`The edition ${id} is gone.`);
      return already;
    }
    await tx
      .update(guides)
      .set({ isAdminOnly: false, isEmailGuide: true, createdAt: now, updatedAt: now })
      .where(and(eq(guides.id, guideId), eq(guides.isAdminOnly, true)));
    if (city === THEME_CITY && theme.scheduledThemeId) {
      await tx
        .update(scheduledThemes)
        .set({ status: "USED", guideId, updatedAt: now })
        .where(eq(scheduledThemes.id, theme.scheduledThemeId));
    }
    return frozen;
  });
}
