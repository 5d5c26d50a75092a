import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { placeImportRows, placeImports } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { IMPORT_BY_USER } from "../../limits/limits";
import { spend } from "../../limits/spend";
import type { PlaceImport } from "./contract";
import { withFileUnderWay } from "./files-under-way";
import { getImport } from "./get-import";
import { inTurn, partsOf } from "./in-turns";
import { matchPlaces } from "./matching/match-places";
import { foreignPlace, type ReadPlaces } from "./reading/foreign-place";
import { readPlaces } from "./reading/read-places";
import { throwIfGone } from "./throw-if-gone";

const PREVIEW_MS = 24 * 60 * 60 * 1000;
/** Previews that nobody applied: more of them only take room. */
const PREVIEWS_MAX = 5;
/** Until all its rows are there, a preview is one whose day is over. */
const NOT_YET = new Date(0);

type UserCtx = Ctx & { user: SessionUser };
type File = { readBytes: () => Promise<Uint8Array>; fileName: string };

/**
 * Reads a file of places and keeps it as a preview for a day. Nothing is marked yet.
 * @throws AppError bad_input for a file that can't be read, with the sentence that says why; too_many
 */
export function createImport(ctx: UserCtx, { readBytes, fileName }: File): Promise<PlaceImport> {
  return withFileUnderWay(ctx.user.id, async () => {
    await spend(ctx, IMPORT_BY_USER, ctx.user.id);
    const read = await readPlaces(await readBytes(), fileName, ctx.signal);
    const id = await keepPreview(ctx, read, fileName);
    await dropOldPreviews(ctx);
    return getImport(ctx, id);
  });
}

async function keepPreview(ctx: UserCtx, { source, places }: ReadPlaces, fileName: string): Promise<string> {
  const { db, user, now } = ctx;
  const decisions = await matchPlaces(ctx, places);
  const rows = places.map(({ list, name, address, latitude, longitude, status }, at) => {
    return { line: at + 1, list, name, address, latitude, longitude, status, ...decisions[at] };
  });
  const shownName = foreignPlace({ name: fileName }).name;
  const [made] = await db
    .insert(placeImports)
    .values({ userId: user.id, fileName: shownName, source, createdAt: now, expiresAt: NOT_YET })
    .returning({ id: placeImports.id });
  const importId = made?.id ?? "";
  for (const part of partsOf(rows)) {
    throwIfGone(ctx.signal);
    await inTurn(db, (tx) => tx.insert(placeImportRows).values(part.map((row) => ({ importId, ...row }))));
  }
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  await db.update(placeImports).set({ expiresAt }).where(eq(placeImports.id, importId));
  return importId;
}

/** One at a time, for each takes its rows along: those whose day is over, those never finished, and beyond the last few. */
async function dropOldPreviews({ db, user, now }: UserCtx): Promise<void> {
  const mine = and(
    eq(placeImports.userId, user.id),
    eq(placeImports.state, "previewed"),
    isNull(placeImports.appliedAt),
  );
  const over = db
    .select({ id: placeImports.id })
    .from(placeImports)
    .where(and(mine, lt(placeImports.createdAt, new Date(now.getTime() - PREVIEW_MS))));
  const beyond = db
    .select({ id: placeImports.id })
    .from(placeImports)
    .where(and(mine, gt(placeImports.expiresAt, now)))
    .orderBy(desc(placeImports.createdAt), desc(placeImports.id))
    .offset(PREVIEWS_MAX);
  for (const { id } of [...(await over), ...(await beyond)]) {
    await db.delete(placeImports).where(and(mine, eq(placeImports.id, id)));
  }
}
