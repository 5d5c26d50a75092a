import { and, eq, ne } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { UnsubscribeResponse } from "@/lib/contracts/subscriber";
import { alreadyUnsubscribed, INVALID_LINK } from "@/lib/contracts/subscription-messages";
import type { Ctx } from "@/lib/ports/context";
import { listReceived } from "./list-received";

const INVALID_RESPONSE = { status: "invalid", message: INVALID_LINK } as const;

/** Ends the subscription of a message's token, or with `everywhere` all of that address. */
export async function unsubscribe(
  { db, now }: Ctx,
  token: LinkTokenParam,
  { everywhere = false }: { everywhere?: boolean | undefined } = {},
): Promise<UnsubscribeResponse> {
  if (token === null) return INVALID_RESPONSE;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(subscribers).where(eq(subscribers.unsubscribeToken, token)).for("update");
    if (!row) return INVALID_RESPONSE;
    const left = await tx
      .update(subscribers)
      .set({ state: "cancelled", cancelledAt: now, updatedAt: now })
      .where(
        and(
          everywhere ? eq(subscribers.emailKey, row.emailKey) : eq(subscribers.id, row.id),
          ne(subscribers.state, "cancelled"),
        ),
      )
      .returning({ city: subscribers.city });
    if (left.length === 0) return describeLeft(tx, row);
    const which = everywhere ? "any weekly guide" : `the weekly ${row.city} guide`;
    return {
      status: "unsubscribed",
      message: `You won't receive ${which} anymore.`,
      city: row.city,
      otherCities: await listReceived(tx, row.emailKey),
    };
  });
}

type Known = { status: "subscribed"; city: string } | Required<UnsubscribeResponse>;

/** What a token's page says of its subscription before anything is pressed; null where there is none. It only reads. */
export async function findSubscription({ db }: Pick<Ctx, "db">, token: LinkTokenParam): Promise<Known | null> {
  if (token === null) return null;
  const [row] = await db.select().from(subscribers).where(eq(subscribers.unsubscribeToken, token));
  if (!row) return null;
  return row.state === "cancelled" ? describeLeft(db, row) : { status: "subscribed", city: row.city };
}

async function describeLeft(
  db: Database | Transaction,
  { city, emailKey }: typeof subscribers.$inferSelect,
): Promise<Required<UnsubscribeResponse>> {
  const otherCities = await listReceived(db, emailKey);
  const message = alreadyUnsubscribed(otherCities.length > 0 ? city : null);
  return { status: "alreadyUnsubscribed", message, city, otherCities };
}
