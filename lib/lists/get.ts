import { placeLists } from "@/db/schema";
import type { PlaceList } from "@/lib/contracts/lists";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { listPlaces } from "./list-places";
import { isOwnList, listNotFound } from "./own-list";

/** A list of the current user's, with its places and its link. */
export async function getList({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }, id: string): Promise<PlaceList> {
  const [list] = await db.select().from(placeLists).where(isOwnList(user, id));
  if (!list) throw listNotFound();
  const { name, order, shareToken, showsOwner } = list;
  return { id, name, order, shareToken, showsOwner, places: await listPlaces(db, list, user) };
}
