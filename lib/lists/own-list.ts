import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeLists, users } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { LIST_CHANGE_BY_USER } from "@/lib/rate-limit/limits";

type ListRow = typeof placeLists.$inferSelect;
export type UserCtx = Ctx & { user: SessionUser };

export const listNotFound = () => new AppError("not_found", "We couldn't find that list.");

/** Another reader's list does not exist for this one, whoever they are. */
export const isOwnList = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(placeLists.id, id), eq(placeLists.userId, user.id));

/** What concerns all lists of a user, their number and their names, waits here for its turn. */
export async function lockListsOf(tx: Transaction, { id }: SessionUser): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
}

/** A list of the user's, locked: changes of its places wait for each other. */
export async function lockOwnList(tx: Transaction, user: SessionUser, id: string): Promise<ListRow> {
  const [list] = await tx.select().from(placeLists).where(isOwnList(user, id)).for("update");
  if (!list) throw listNotFound();
  return list;
}

/**
 * Counts a change of one's list. Whoever names somebody else's changes nothing, not even a count.
 * @throws AppError not_found, too_many
 */
export async function countListChange(ctx: UserCtx, id: string): Promise<void> {
  const { db, user } = ctx;
  if ((await db.$count(placeLists, isOwnList(user, id))) === 0) throw listNotFound();
  await consumeLimit(ctx, LIST_CHANGE_BY_USER, user.id);
}
