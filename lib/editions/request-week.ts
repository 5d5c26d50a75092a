import { recordAction } from "../audit/record-action";
import { requireAdmin } from "../auth/require-admin";
import type { City } from "../cities";
import type { Ctx, SessionUser } from "../context";
import type { SendWeekInput } from "./contract";
import { sendWeek } from "./send-week";
import { weekOf } from "./week";

/**
 * Sets off a week's email as Thursday would, because an administrator wants it now. Answers the cities that were set
 * off. @throws AppError as sendWeek does
 */
export async function requestWeek(ctx: Ctx & { user: SessionUser }, input: SendWeekInput): Promise<City[]> {
  requireAdmin(ctx.user);
  const { city, week = weekOf(ctx.now) } = input;
  return ctx.db.transaction(async (tx) => {
    const cities = await sendWeek({ ...ctx, db: tx }, { city, week });
    if (cities.length > 0) await recordAction(tx, ctx, "edition.week_sent", { detail: { week, cities } });
    return cities;
  });
}
