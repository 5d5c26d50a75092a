import { and, asc, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preferenceClicks } from "@/db/schema";
import type { Preference } from "./preference";

/** This many different statuses for one place, this quickly, come from a mail filter that opens every link. */
const MIN_STATUSES = 3;
const WINDOW_MS = 10_000;

/** Whether the clicks so far are a link scanner's, and if so the place's status before the first of them. */
export async function detectLinkScanner(
  tx: Transaction,
  subscriberId: string,
  restaurantId: string,
  now: Date,
): Promise<{ before: Preference | null } | null> {
  const clicks = await tx
    .select()
    .from(preferenceClicks)
    .where(
      and(
        eq(preferenceClicks.subscriberId, subscriberId),
        eq(preferenceClicks.restaurantId, restaurantId),
        gte(preferenceClicks.createdAt, new Date(now.getTime() - WINDOW_MS)),
      ),
    )
    .orderBy(asc(preferenceClicks.id));
  const [first] = clicks;
  if (!first || new Set(clicks.map(({ status }) => status)).size < MIN_STATUSES) return null;
  const { formerStatus: status, formerGuideId: originGuideId } = first;
  return { before: status && { status, originGuideId } };
}
