import { and, eq, inArray, sql } from "drizzle-orm";
import { editions } from "@/db/schema";
import type { City } from "../cities";
import type { Ctx } from "../context";
import { AppError } from "../errors";
import { emit } from "../jobs/emit";
import { type EditionRow, openEdition } from "./open-edition";
import type { Week } from "./week";

/**
 * For an operator: opens a city's edition of this week, or takes up one that is not done, by the event that the clock
 * sends too. Setting off twice does no harm.
 * @throws AppError conflict for an edition that was sent, and for a new one of another week than this
 */
export async function setOffEdition(
  ctx: Pick<Ctx, "db" | "now">,
  { city, week }: { city: City; week: Week },
): Promise<EditionRow> {
  const edition = await openEdition(ctx, { city, week });
  if (edition.state === "sent") {
    throw new AppError("conflict", `The guide of ${week} for ${city} has been sent. It can't be sent twice.`);
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(editions)
      .set({
        state: sql`case when ${editions.message} is null then 'preparing' else 'sending' end`,
        note: null,
        updatedAt: ctx.now,
      })
      .where(and(eq(editions.id, edition.id), inArray(editions.state, ["paused", "failed"])));
    await emit(tx, { name: "edition/due", data: { city, week } });
  });
  return edition;
}
