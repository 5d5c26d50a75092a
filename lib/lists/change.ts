import { and, eq, ne, sql } from "drizzle-orm";
import { placeLists } from "@/db/schema";
import type { ChangeListInput } from "@/lib/contracts/lists";
import { nameTaken } from "./create";
import { countListChange, lockListsOf, lockOwnList, type UserCtx } from "./own-list";

/**
 * Renames a list, chooses its order, or says whether its shared page names its owner.
 * @throws AppError not_found, conflict (the name is taken), too_many
 */
export async function changeList(
  ctx: UserCtx,
  id: string,
  { name, order, showsOwner }: ChangeListInput,
): Promise<void> {
  const { db, user, now } = ctx;
  await countListChange(ctx, id);
  await db.transaction(async (tx) => {
    await lockListsOf(tx, user);
    await lockOwnList(tx, user, id);
    if (name !== undefined) {
      const isSame = sql`lower(${placeLists.name}) = lower(${name})`;
      const others = and(eq(placeLists.userId, user.id), ne(placeLists.id, id), isSame);
      if ((await tx.$count(placeLists, others)) > 0) throw nameTaken();
    }
    await tx
      .update(placeLists)
      .set({
        ...(name !== undefined && { name }),
        ...(order !== undefined && { order }),
        ...(showsOwner !== undefined && { showsOwner }),
        updatedAt: now,
      })
      .where(eq(placeLists.id, id));
  });
}
