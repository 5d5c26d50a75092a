import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { placeImportRows, placeImports } from "@/db/schema";
import type { PlaceImport } from "@/lib/contracts/place-import";
import { DAY_MS } from "@/lib/core/durations";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "@/lib/rate-limit/consume";
import { IMPORT_BY_USER } from "@/lib/rate-limit/limits";
import { getImport } from "./get-import";
import { withImportSlot } from "./import-slots";
import { matchPlaces } from "./matching/match-places";
import { type ParsedFile, toExternalPlace } from "./reading/external-place";
import { readPlaces } from "./reading/read-places";
import { batchesOf, inShortTransaction } from "./short-transactions";
import { throwIfImportCancelled } from "./throw-if-import-cancelled";

const PREVIEW_MS = DAY_MS;
/** More unapplied previews than this would only take up space. */
const MAX_PREVIEWS = 5;
/** Until all rows are stored, a preview counts as expired. */
const UNFINISHED = new Date(0);

type UserCtx = Ctx & { user: SessionUser };
type File = { readBytes: () => Promise<Uint8Array>; fileName: string };

/**
 * Reads a file of places and stores it as a preview for a day. No status changes yet.
 * @throws AppError bad_input for a file that can't be read, with the reason; too_many
 */
export function createImport(ctx: UserCtx, { readBytes, fileName }: File): Promise<PlaceImport> {
  return withImportSlot(ctx.user.id, async () => {
    await consumeLimit(ctx, IMPORT_BY_USER, ctx.user.id);
    const read = await readPlaces(await readBytes(), fileName, ctx.signal);
    const id = await savePreview(ctx, read, fileName);
    await deleteOldPreviews(ctx);
    return getImport(ctx, id);
  });
}

async function savePreview(ctx: UserCtx, { source, places }: ParsedFile, fileName: string): Promise<string> {
  const { db, user, now } = ctx;
  const decisions = await matchPlaces(ctx, places);
  const rows = places.map(({ list, name, address, latitude, longitude, status }, index) => {
    return { line: index + 1, list, name, address, latitude, longitude, status, ...decisions[index] };
  });
  const shownName = toExternalPlace({ name: fileName }).name;
  const [made] = await db
    .insert(placeImports)
    .values({ userId: user.id, fileName: shownName, source, createdAt: now, expiresAt: UNFINISHED })
    .returning({ id: placeImports.id });
  const importId = made?.id ?? "";
  for (const part of batchesOf(rows)) {
    throwIfImportCancelled(ctx.signal);
    await inShortTransaction(db, (tx) => tx.insert(placeImportRows).values(part.map((row) => ({ importId, ...row }))));
  }
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  await db.update(placeImports).set({ expiresAt }).where(eq(placeImports.id, importId));
  return importId;
}

/** One at a time, because each deletes its rows too: expired, never finished, and all but the latest few. */
async function deleteOldPreviews({ db, user, now }: UserCtx): Promise<void> {
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
    .offset(MAX_PREVIEWS);
  for (const { id } of [...(await over), ...(await beyond)]) {
    await db.delete(placeImports).where(and(mine, eq(placeImports.id, id)));
  }
}
