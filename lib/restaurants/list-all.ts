import { and, asc, gt } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import { requireAdmin } from "../auth/require-admin";
import type { Ctx, SessionUser } from "../context";
import type { Restaurant } from "./contract";
import { type DeskFilter, type DeskListing, deskVersion, fits } from "./desk-listing";
import { selectPersonal } from "./personal";
import { viewPersonal } from "./view";

const PAGE = 1_000;

/** Every restaurant that fits, page by page in the order of ids. Administrators only. */
export async function listAll(
  ctx: Ctx & { user: SessionUser },
  filter: DeskFilter = {},
): Promise<DeskListing<Restaurant>> {
  requireAdmin(ctx.user);
  // The version is read first: where a row changes meanwhile, the next question finds another one.
  return { version: await deskVersion(ctx, filter), pages: pagesOf(ctx, filter) };
}

async function* pagesOf(
  { db, user, signal }: Ctx & { user: SessionUser },
  filter: DeskFilter,
): AsyncGenerator<Restaurant[]> {
  let last = "";
  for (;;) {
    signal.throwIfAborted();
    const rows = await selectPersonal(db, user)
      .where(and(gt(restaurants.id, last), fits(filter)))
      .orderBy(asc(restaurants.id))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(viewPersonal);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.place.id ?? last;
  }
}
