import { asc, eq } from "drizzle-orm";
import { subscribers, suppressions } from "@/db/schema";
import type { WeeklyEmail } from "@/lib/contracts/weekly-email";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isLinkedTo } from "./is-linked-to";

/** The current user's subscriptions to the weekly email, also those that wait for their yes or have ended. */
export async function listWeeklyEmails({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }): Promise<WeeklyEmail[]> {
  const { id, email, emailKey, city, state } = subscribers;
  const rows = await db
    .select({ id, email, city, state, suppression: suppressions.reason })
    .from(subscribers)
    .leftJoin(suppressions, eq(suppressions.emailKey, emailKey))
    .where(isLinkedTo(db, user))
    .orderBy(asc(emailKey), asc(city));
  return rows.map(({ suppression, ...row }) => {
    const isUndeliverable = row.state !== "cancelled" && (suppression === "bounce" || suppression === "complaint");
    return { ...row, state: isUndeliverable ? "undeliverable" : row.state };
  });
}
