import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { openEdition } from "./open-edition";
import type { EditionRow } from "./reopen-edition";
import { reopenEdition } from "./reopen-edition";

/**
 * For an operator at the terminal: opens a city's edition of this week, or takes up one that is not done, by the event
 * that the clock sends too. Setting off twice does no harm.
 * @throws AppError conflict for an edition that was sent, and for a new one of another week than this
 */
export async function startEdition(ctx: Ctx, { city, week }: { city: City; week: Week }): Promise<EditionRow> {
  return ctx.db.transaction(async (tx) => {
    const edition = await openEdition({ ...ctx, db: tx }, { city, week });
    if (edition.state === "sent") {
      throw new AppError("conflict", `The guide of ${week} for ${city} has been sent. It can't be sent twice.`);
    }
    const reopened = await reopenEdition(tx, edition.id, { from: ["paused", "failed"], now: ctx.now });
    const detail = { week, cities: [city] };
    await recordAction(tx, { user: COMMAND_LINE, now: ctx.now }, "edition.week_sent", { detail });
    await emit(tx, { name: "edition/due", data: { city, week } });
    return reopened ?? edition;
  });
}
