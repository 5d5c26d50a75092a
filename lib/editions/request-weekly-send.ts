import { recordAction } from "@/lib/audit/record-action";
import type { SendWeekInput } from "@/lib/contracts/edition";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import type { SessionUser } from "@/lib/core/session-user";
import { weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import { startWeeklySend } from "./start-weekly-send";

/**
 * Sets off a week's email as Thursday would, because an administrator wants it now. Answers the cities that were set
 * off. @throws AppError as sendWeek does
 */
export async function requestWeeklySend(ctx: Ctx & { user: SessionUser }, input: SendWeekInput): Promise<City[]> {
  requireAdmin(ctx.user);
  const { city, week = weekOf(ctx.now) } = input;
  return ctx.db.transaction(async (tx) => {
    const cities = await startWeeklySend({ ...ctx, db: tx }, { city, week });
    if (cities.length > 0) await recordAction(tx, ctx, "edition.week_sent", { detail: { week, cities } });
    return cities;
  });
}
