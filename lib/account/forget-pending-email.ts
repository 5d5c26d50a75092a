import { and, eq, isNull } from "drizzle-orm";
import { accountLinks } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";

/** Ends the links that ask addresses whether they should belong to the current user's account. */
export async function forgetPendingEmail({ db, user, now }: Ctx & { user: SessionUser }): Promise<void> {
  await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, user.id), eq(accountLinks.purpose, "email"), isNull(accountLinks.usedAt)));
}
