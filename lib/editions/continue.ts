import { eq } from "drizzle-orm";
import { editions } from "@/db/schema";
import { recordAction } from "../audit/record-action";
import { requireAdmin } from "../auth/require-admin";
import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import { emit } from "../jobs/emit";
import { reopenEdition } from "./reopen-edition";
import { unknownEdition } from "./unknown-edition";

/** Goes on with an edition that was paused or has failed, where it stopped. Administrators only. */
export async function continueEdition({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  requireAdmin(user);
  await db.transaction(async (tx) => {
    const edition = await reopenEdition(tx, id, { from: ["paused", "failed"], now });
    if (edition) {
      const { city, week } = edition;
      await recordAction(tx, { user, now }, "edition.continued", { id, name: city, detail: { week } });
      return emit(tx, { name: "edition/due", data: { city: city as City, week } });
    }
    const [known] = await tx.select({ state: editions.state }).from(editions).where(eq(editions.id, id));
    if (!known) throw unknownEdition();
    if (known.state === "sent") throw new AppError("conflict", "This edition has been sent.");
  });
}
