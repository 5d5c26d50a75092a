import { desc } from "drizzle-orm";
import { guides } from "@/db/schema";
import { OWN_GUIDES_PAGE_SIZE, type OwnGuides } from "@/lib/contracts/own-guide";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { viewOwnGuide } from "../view";
import { isOwnGuide } from "./is-own";

/** One page of the guides that the current user sparked, in every city, newest first. */
export async function listOwnGuidesPage(
  { db, user }: Pick<Ctx, "db"> & { user: SessionUser },
  wantedPage: number,
): Promise<OwnGuides> {
  const isOwn = isOwnGuide(user.id);
  const pageCount = Math.max(1, Math.ceil((await db.$count(guides, isOwn)) / OWN_GUIDES_PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  const rows = await db
    .select()
    .from(guides)
    .where(isOwn)
    .orderBy(desc(guides.createdAt), desc(guides.id))
    .limit(OWN_GUIDES_PAGE_SIZE)
    .offset((page - 1) * OWN_GUIDES_PAGE_SIZE);
  return { guides: rows.map(viewOwnGuide), page, pageCount };
}
