import { and, eq } from "drizzle-orm";
import { subscribers } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isLinkedTo } from "./is-linked-to";

/**
 * Moves one of the current user's confirmed subscriptions to another city. The address has confirmed that it wants the
 * weekly guide, so it isn't asked again, and the links of the messages it has keep working.
 * @throws AppError not_found for another account's, conflict for one that isn't confirmed
 */
export async function changeWeeklyEmailCity(
  { db, user, now }: Ctx & { user: SessionUser },
  id: string,
  city: City,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(subscribers)
      .where(and(eq(subscribers.id, id), isLinkedTo(tx, user)))
      .for("update");
    if (!row) throw new AppError("not_found", "There is no such subscription.");
    if (row.state !== "confirmed") throw new AppError("conflict", "Confirm this subscription before you change it.");
    if (row.city === city) return;
    const isOfCity = and(eq(subscribers.emailKey, row.emailKey), eq(subscribers.city, city));
    // Whoever subscribes the address to that city at the same moment finds this row, or made the one that is used.
    const held = { email: row.email, emailKey: row.emailKey, city, state: "pending" as const, createdAt: now };
    const made = await tx.insert(subscribers).values(held).onConflictDoNothing().returning({ id: subscribers.id });
    const [other] = await tx.select().from(subscribers).where(isOfCity).for("update");
    if (other && other.userId !== null && other.userId !== user.id) {
      throw new AppError("conflict", "This address is linked to another account.");
    }
    if (made[0]) {
      await tx.delete(subscribers).where(eq(subscribers.id, made[0].id));
      await tx.update(subscribers).set({ city, updatedAt: now }).where(eq(subscribers.id, id));
      return;
    }
    await tx
      .update(subscribers)
      .set({
        state: "confirmed",
        confirmedAt: other?.state === "confirmed" ? other.confirmedAt : now,
        cancelledAt: null,
        userId: user.id,
        updatedAt: now,
      })
      .where(isOfCity);
    await tx
      .update(subscribers)
      .set({ state: "cancelled", cancelledAt: now, updatedAt: now })
      .where(eq(subscribers.id, id));
  });
}
