import { and, eq, ne } from "drizzle-orm";
import { subscribers } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isLinkedTo } from "./is-linked-to";

/** Ends one of the current user's subscriptions. @throws AppError not_found for another's, or one that has ended */
export async function leaveWeeklyEmail({ db, user, now }: Ctx & { user: SessionUser }, id: string): Promise<void> {
  const left = await db
    .update(subscribers)
    .set({ state: "cancelled", cancelledAt: now, updatedAt: now })
    .where(and(eq(subscribers.id, id), isLinkedTo(db, user), ne(subscribers.state, "cancelled")))
    .returning({ id: subscribers.id });
  if (left.length === 0) throw new AppError("not_found", "That subscription has ended already.");
}
