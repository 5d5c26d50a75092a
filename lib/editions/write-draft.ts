import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { editions, guides } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { WriteDraftInput } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import { THEME_CITY, theCity } from "@/lib/core/cities";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { claimDraft, type DraftSubject, fillDraft, findDraft, releaseClaim, WRITING_TIMEOUT_MS } from "./draft-claims";
import { findWeekTheme } from "./find-week-theme";
import { writeEditionGuide } from "./write-edition-guide";

/** Before the guide is sent at eight in California, on whichever side of daylight saving. */
const SEND_HOUR = "T15:00:00Z";

/**
 * Has a city's guide of this week written before it is sent, which then sends it as it is. Where it is written it stays;
 * where it is being written, that is waited for. Administrators only.
 * @throws AppError conflict for another week than this and an edition that was started, and as createGuide does
 */
export async function writeDraft(ctx: Ctx & { user: SessionUser }, { city, week }: WriteDraftInput): Promise<void> {
  requireAdmin(ctx.user);
  if (week !== weekOf(ctx.now)) throw new AppError("conflict", `The Thursday of ${week} is not in this week.`);
  const { theme, guide } = await findWeekTheme(ctx.db, week);
  if (city === THEME_CITY && guide) return;
  const subject = { city, week, theme };
  while (!(await findDraft(ctx, subject))) {
    const claim = await claimDraft(ctx.db, subject);
    if (claim) return writeClaimed(ctx, subject, claim);
  }
}

async function writeClaimed(ctx: Ctx & { user: SessionUser }, subject: DraftSubject, claim: string): Promise<void> {
  const timeout = AbortSignal.timeout(WRITING_TIMEOUT_MS);
  const { city, week, theme } = subject;
  try {
    // After the claim: a send that is started from now on sees that, and waits.
    await requireUnsent(ctx, subject);
    await writeEditionGuide(
      {
        ...ctx,
        // As the edition itself would: no editor's guide, and none of theirs an hour.
        user: null,
        now: new Date(`${week}${SEND_HOUR}`),
        signal: AbortSignal.any([ctx.signal, timeout]),
      },
      { ...subject, createdAt: ctx.now },
      async (tx: Transaction, guideId: string) => {
        const filled = await fillDraft(tx, claim, { theme, guideId });
        if (!filled) throw tookTooLong();
        if (filled.formerId) await tx.delete(guides).where(eq(guides.id, filled.formerId));
        await recordAction(tx, ctx, "edition.guide_written", { name: city, detail: { week } });
      },
    );
  } catch (error) {
    throwIfCancelled(ctx.signal, "The writing of the guide");
    throw timeout.aborted ? tookTooLong(error) : error;
  } finally {
    await releaseClaim(ctx.db, claim);
  }
}

async function requireUnsent({ db }: Ctx, { city, week }: DraftSubject): Promise<void> {
  const [edition] = await db
    .select({ state: editions.state, guideId: editions.guideId })
    .from(editions)
    .where(and(eq(editions.city, city), eq(editions.week, week)));
  if (!edition || (edition.state === "failed" && edition.guideId === null)) return;
  throw new AppError("conflict", `This week's guide for ${theCity(city)} is being sent already, or has been.`);
}

const tookTooLong = (cause?: unknown) =>
  new AppError("unavailable", "The guide took too long to write. Please try again.", { cause });
