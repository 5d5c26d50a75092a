import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, pendingPreferences, restaurantStatuses, type subscribers } from "@/db/schema";
import type { UserStatus } from "@/lib/contracts/restaurant";

/** A subscriber's status for a place, and the guide that it came from. */
export type Preference = { status: UserStatus; originGuideId: string | null };

type Subscriber = Pick<typeof subscribers.$inferSelect, "id" | "userId">;

/** A subscriber's status for a place: from the linked account, or if there is none the pending one. */
export async function findPreference(
  tx: Transaction,
  { id, userId }: Subscriber,
  restaurantId: string,
): Promise<Preference | null> {
  const [preference] = userId
    ? await tx
        .select({ status: restaurantStatuses.status, originGuideId: restaurantStatuses.originGuideId })
        .from(restaurantStatuses)
        .where(and(eq(restaurantStatuses.userId, userId), eq(restaurantStatuses.restaurantId, restaurantId)))
    : await tx
        .select({ status: pendingPreferences.status, originGuideId: pendingPreferences.originGuideId })
        .from(pendingPreferences)
        .where(and(eq(pendingPreferences.subscriberId, id), eq(pendingPreferences.restaurantId, restaurantId)));
  return preference ?? null;
}

/** Writes, or with null deletes, a subscriber's status for a place. */
export async function savePreference(
  tx: Transaction,
  { id, userId }: Subscriber,
  restaurantId: string,
  preference: Preference | null,
  now: Date,
): Promise<void> {
  if (preference === null) return clearPreference(tx, { id, userId }, restaurantId);
  const originGuideId = await findGuideId(tx, preference.originGuideId);
  const set = { status: preference.status, originGuideId, updatedAt: now };
  const values = { restaurantId, ...set };
  if (userId) {
    await tx
      .insert(restaurantStatuses)
      .values({ ...values, userId })
      .onConflictDoUpdate({ target: [restaurantStatuses.userId, restaurantStatuses.restaurantId], set });
    return;
  }
  await tx
    .insert(pendingPreferences)
    .values({ ...values, subscriberId: id })
    .onConflictDoUpdate({ target: [pendingPreferences.subscriberId, pendingPreferences.restaurantId], set });
}

async function clearPreference(tx: Transaction, { id, userId }: Subscriber, restaurantId: string): Promise<void> {
  if (userId) {
    const mine = and(eq(restaurantStatuses.userId, userId), eq(restaurantStatuses.restaurantId, restaurantId));
    await tx.delete(restaurantStatuses).where(mine);
    return;
  }
  const isPending = and(eq(pendingPreferences.subscriberId, id), eq(pendingPreferences.restaurantId, restaurantId));
  await tx.delete(pendingPreferences).where(isPending);
}

async function findGuideId(tx: Transaction, guideId: string | null): Promise<string | null> {
  if (guideId === null) return null;
  const [guide] = await tx.select({ id: guides.id }).from(guides).where(eq(guides.id, guideId)).for("key share");
  return guide?.id ?? null;
}
