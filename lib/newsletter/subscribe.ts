import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { subscribers } from "@/db/schema";
import { emailKey } from "@/lib/contracts/email-address";
import type { SubscribeInput, SubscribeResponse } from "@/lib/contracts/subscriber";
import { emit } from "@/lib/jobs/queue/emit";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { SUBSCRIBE_BY_ADDRESS, SUBSCRIBE_BY_EMAIL } from "@/lib/rate-limit/limits";
import { inboxKey } from "./inbox-key";

/** No user's id. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Stores a subscription to a city's weekly email, pending until its address confirms it, and sends the confirmation.
 * Same response, by the same statements, whether the address is new, pending, subscribed or unsubscribed.
 * @throws AppError too_many
 */
export async function subscribe(ctx: Ctx, input: SubscribeInput): Promise<SubscribeResponse> {
  await consumeLimit(ctx, SUBSCRIBE_BY_ADDRESS, ctx.clientAddress);
  await consumeLimit(ctx, SUBSCRIBE_BY_EMAIL, inboxKey(input.email));
  const requestedAt = ctx.now.toISOString();
  await ctx.db.transaction(async (tx) => {
    await saveRequest(tx, ctx, input);
    const subscriberId = await findSubscriberId(tx, input);
    const id = `requested:${subscriberId}:${requestedAt}`;
    await emit(tx, {
      name: "subscription/requested",
      data: { subscriberId, requestedAt, userId: ctx.user?.id ?? null },
      id,
    });
  });
  return { status: "pending" };
}

/* Typing an address does not prove that one owns it: a request links none to an account but one whose mailbox has said
   yes to it already, cuts no link, and leaves a confirmed row as it is. */
async function saveRequest(tx: Transaction, { user, now }: Ctx, { email, city }: SubscribeInput): Promise<void> {
  const latest = { email, state: "pending" as const, updatedAt: now };
  const [linked] = await tx
    .select({ userId: subscribers.userId })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.emailKey, emailKey(email)),
        eq(subscribers.userId, user?.id ?? NOBODY),
        isNotNull(subscribers.confirmedAt),
      ),
    )
    .limit(1);
  await tx
    .insert(subscribers)
    .values({ ...latest, emailKey: emailKey(email), city, userId: linked?.userId ?? null, createdAt: now })
    .onConflictDoUpdate({
      target: [subscribers.emailKey, subscribers.city],
      set: { ...latest, userId: sql`coalesce(${subscribers.userId}, excluded.user_id)` },
      setWhere: ne(subscribers.state, sql`'confirmed'`),
    });
}

async function findSubscriberId(tx: Transaction, { email, city }: SubscribeInput): Promise<string> {
  const isTheirs = and(eq(subscribers.emailKey, emailKey(email)), eq(subscribers.city, city));
  const [row] = await tx.select({ id: subscribers.id }).from(subscribers).where(isTheirs);
  if (!row) throw new Error("The stored subscription was not found.");
  return row.id;
}
