import { eq } from "drizzle-orm";
import { editions } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import { editionNotFound } from "@/lib/contracts/edition-not-found";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { reopenEdition } from "./reopen-edition";

/** Goes on with an edition that was paused or has failed, where it stopped. Administrators only. */
export async function continueEdition({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  await db.transaction(async (tx) => {
    const edition = await reopenEdition(tx, id, { from: ["paused", "failed"], now });
    if (edition) {
      const { city, week } = edition;
      await recordAction(tx, { user, now }, "edition.continued", { id, name: city, detail: { week } });
      return emit(tx, { name: "edition/due", data: { city, week } });
    }
    const [known] = await tx.select({ state: editions.state }).from(editions).where(eq(editions.id, id));
    if (!known) throw editionNotFound();
    if (known.state === "sent") throw new AppError("conflict", "This edition has been sent.");
  });
}
