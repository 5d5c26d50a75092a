import { ne, sql } from "drizzle-orm";
import { subscribers } from "@/db/schema";
import type { Ctx } from "../context";
import { SUBSCRIBE_BY_ADDRESS, SUBSCRIBE_BY_EMAIL } from "../limits/limits";
import { spend } from "../limits/spend";
import type { SubscribeAnswer, SubscribeInput } from "./contract";
import { emailKey } from "./email-address";

/**
 * Keeps a wish for a city's weekly email, pending until its address confirms it. Answers the same, by the same
 * statements, whether the address is new, waiting, subscribed or gone.
 * @throws AppError too_many
 */
export async function subscribe(ctx: Ctx, { email, city }: SubscribeInput): Promise<SubscribeAnswer> {
  const key = emailKey(email);
  await spend(ctx, SUBSCRIBE_BY_ADDRESS, ctx.clientAddress);
  await spend(ctx, SUBSCRIBE_BY_EMAIL, key);
  /* The latest request is the one to be confirmed, so it alone says whose account is linked. A confirmed row is
     left as it is: whoever types an address has not shown that it is theirs. */
  const latest = { email, userId: ctx.user?.id ?? null, state: "pending" as const, updatedAt: ctx.now };
  await ctx.db
    .insert(subscribers)
    .values({ ...latest, emailKey: key, city, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [subscribers.emailKey, subscribers.city],
      set: latest,
      setWhere: ne(subscribers.state, sql`'confirmed'`),
    });
  return { status: "pending" };
}
