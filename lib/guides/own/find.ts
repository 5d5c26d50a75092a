import { and, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { viewOwnGuide } from "../view";
import { isOwnGuide } from "./is-own";

/** A guide as its author sees it among their own; null when the current user isn't its author. */
export async function findOwnGuide(
  { db, user }: Pick<Ctx, "db"> & { user: SessionUser },
  id: string,
): Promise<OwnGuide | null> {
  const [guide] = await db
    .select()
    .from(guides)
    .where(and(eq(guides.id, id), isOwnGuide(user.id)));
  return guide ? viewOwnGuide(guide) : null;
}
