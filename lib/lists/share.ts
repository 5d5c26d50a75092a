import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { placeLists } from "@/db/schema";
import { countListChange, isOwnList, listNotFound, type UserCtx } from "./own-list";

/** 192 bits: nobody guesses a link. */
const TOKEN_BYTES = 24;

/**
 * Opens a list of the current user's to whoever knows its link, and returns the link's token: the same until the sharing
 * is ended.
 * @throws AppError not_found, too_many
 */
export async function shareList(ctx: UserCtx, id: string): Promise<string> {
  const { db, user } = ctx;
  await countListChange(ctx, id);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const [shared] = await db
    .update(placeLists)
    .set({ shareToken: sql`coalesce(${placeLists.shareToken}, ${token})` })
    .where(isOwnList(user, id))
    .returning({ token: placeLists.shareToken });
  if (!shared?.token) throw listNotFound();
  return shared.token;
}
