import { and, eq, inArray } from "drizzle-orm";
import { editions } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { editionNotFound } from "@/lib/contracts/edition-not-found";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** Holds an edition: what is being handed over right now is, nothing after it. Administrators only. */
export async function pauseEdition({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  await db.transaction(async (tx) => {
    const [paused] = await tx
      .update(editions)
      .set({ state: "paused", note: `Paused by ${user.username}.`, updatedAt: now })
      .where(and(eq(editions.id, id), inArray(editions.state, ["preparing", "sending"])))
      .returning({ city: editions.city, week: editions.week });
    if (paused) {
      const { city: name, week } = paused;
      return recordAction(tx, { user, now }, "edition.paused", { id, name, detail: { week } });
    }
    const [edition] = await tx.select({ state: editions.state }).from(editions).where(eq(editions.id, id));
    if (!edition) throw editionNotFound();
    if (edition.state !== "paused") throw new AppError("conflict", "This edition is not being sent.");
  });
}
