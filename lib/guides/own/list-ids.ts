import { guides } from "@/db/schema";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { isOwnGuide } from "./is-own";

/** Which guides the current user sparked. */
export async function listOwnGuideIds({ db, user }: Pick<Ctx, "db"> & { user: SessionUser }): Promise<Set<string>> {
  const rows = await db.select({ id: guides.id }).from(guides).where(isOwnGuide(user.id));
  return new Set(rows.map(({ id }) => id));
}
