import { asc, eq, inArray } from "drizzle-orm";
import { pendingPreferences, restaurants, subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { Claim } from "@/lib/contracts/subscriber";
import { maskEmail } from "@/lib/core/mask-email";
import type { Ctx } from "@/lib/ports/context";
import { getClaim } from "./get-claim";

/** What a link would bring to an account, for its reader to accept or decline. @throws AppError not_found */
export async function describeClaim({ db, now }: Pick<Ctx, "db" | "now">, token: LinkTokenParam): Promise<Claim> {
  const { email, emailKey } = (await getClaim(db, token, now)).subscriber;
  const rows = await db
    .select({ id: subscribers.id, city: subscribers.city })
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKey))
    .orderBy(asc(subscribers.city));
  const preferences = await db
    .select({ restaurant: restaurants.name, status: pendingPreferences.status })
    .from(pendingPreferences)
    .innerJoin(restaurants, eq(restaurants.id, pendingPreferences.restaurantId))
    .where(
      inArray(
        pendingPreferences.subscriberId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(restaurants.name));
  return { address: maskEmail(email), cities: rows.map(({ city }) => city), preferences };
}
