import { eq } from "drizzle-orm";
import { placeLists, users } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { SharedList } from "@/lib/contracts/lists";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimitInBlocks } from "@/lib/rate-limit/consume-in-blocks";
import { SHARED_LIST_BY_ADDRESS } from "@/lib/rate-limit/limits";
import { listPlaces } from "./list-places";

/**
 * The list of a link, for everybody: with the reader's own statuses if they are signed in, and never its owner's. Null
 * for a link that has ended or never was.
 * @throws AppError too_many
 */
export async function findSharedList(ctx: Ctx, token: LinkTokenParam): Promise<SharedList | null> {
  const { db, user, clientAddress } = ctx;
  await consumeLimitInBlocks(ctx, SHARED_LIST_BY_ADDRESS, clientAddress);
  if (token === null) return null;
  const { id, name, order, showsOwner, userId } = placeLists;
  const [list] = await db
    .select({ id, name, order, showsOwner, userId, username: users.username })
    .from(placeLists)
    .innerJoin(users, eq(users.id, placeLists.userId))
    .where(eq(placeLists.shareToken, token));
  if (!list) return null;
  const owner = list.showsOwner ? list.username : null;
  const ownId = list.userId === user?.id ? list.id : null;
  return { name: list.name, owner, ownId, places: await listPlaces(db, list, user) };
}
