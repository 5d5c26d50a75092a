import { and, eq, ne } from "drizzle-orm";
import { subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { UnsubscribeResponse } from "@/lib/contracts/subscriber";
import { ALREADY_UNSUBSCRIBED, INVALID_LINK } from "@/lib/contracts/subscription-messages";
import type { Ctx } from "@/lib/ports/context";

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
    const others = await tx
      .select({ city: subscribers.city })
      .from(subscribers)
      .where(and(eq(subscribers.emailKey, row.emailKey), eq(subscribers.state, "confirmed")));
    const rest = { city: row.city, otherCities: others.map(({ city }) => city).sort() };
    if (left.length === 0) {
      return {
        status: "alreadyUnsubscribed",
        message: ALREADY_UNSUBSCRIBED,
        ...rest,
      };
    }
    const which = everywhere ? "any weekly guide" : `the weekly ${row.city} guide`;
    return { status: "unsubscribed", message: `You won't receive ${which} anymore.`, ...rest };
  });
}
