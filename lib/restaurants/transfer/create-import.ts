import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, placeImports } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { IMPORT_BY_USER } from "../../limits/limits";
import { spend } from "../../limits/spend";
import type { PlaceImport } from "./contract";
import { getImport } from "./get-import";
import { matchPlaces } from "./matching/match-places";
import { foreignPlace } from "./reading/foreign-place";
import { readPlaces } from "./reading/read-places";

const PREVIEW_MS = 24 * 60 * 60 * 1000;
/** Previews that nobody applied: more of them only take room. */
const PREVIEWS_MAX = 5;
const ROWS_AT_ONCE = 1_000;

/**
 * Reads a file of places and keeps it as a preview for a day. Nothing is marked yet.
 * @throws AppError bad_input for a file that can't be read, with the sentence that says why; too_many
 */
export async function createImport(
  ctx: Ctx & { user: SessionUser },
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<PlaceImport> {
  const { db, user, now } = ctx;
  await spend(ctx, IMPORT_BY_USER, user.id);
  const { source, places } = await readPlaces(bytes, fileName, ctx.signal);
  const decisions = await matchPlaces(db, places);
  const rows = places.map(({ list, name, address, latitude, longitude, status }, at) => ({
    ...{ line: at + 1, list, name, address, latitude, longitude, status },
    ...decisions[at],
  }));
  const shownName = foreignPlace({ name: fileName }).name;
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(placeImports)
      .values({
        ...{ userId: user.id, fileName: shownName, source, createdAt: now },
        expiresAt: new Date(now.getTime() + PREVIEW_MS),
      })
      .returning({ id: placeImports.id });
    const importId = made?.id ?? "";
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const part = rows.slice(at, at + ROWS_AT_ONCE);
      await tx.insert(placeImportRows).values(part.map((row) => ({ importId, ...row })));
    }
    await dropOldPreviews(tx, user, now);
    return importId;
  });
  return getImport(ctx, id);
}

async function dropOldPreviews(tx: Transaction, user: SessionUser, now: Date): Promise<void> {
  const mine = and(eq(placeImports.userId, user.id), eq(placeImports.state, "previewed"));
  await tx.delete(placeImports).where(and(mine, lt(placeImports.expiresAt, now)));
  const beyond = tx
    .select({ id: placeImports.id })
    .from(placeImports)
    .where(mine)
    .orderBy(desc(placeImports.createdAt), desc(placeImports.id))
    .offset(PREVIEWS_MAX);
  await tx.delete(placeImports).where(inArray(placeImports.id, beyond));
}
