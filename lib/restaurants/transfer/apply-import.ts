import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, placeImports, restaurantStatuses, restaurants } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import type { ApplyImportInput, Outcome, PlaceImport } from "./contract";
import { findOwnImport } from "./find-import";
import { getImport } from "./get-import";
import { settleChoices, type Wish } from "./settle-choices";

type Mark = typeof restaurantStatuses.$inferSelect;
type Done = Wish & { outcome: Outcome; former: Mark | null };

/**
 * Marks the places of a preview as the person chose, all or none, and keeps what each was before. An import that is
 * applied already is answered as it is.
 * @throws AppError not_found, bad_input for a choice that the import doesn't offer, conflict for an undone import
 */
export async function applyImport(
  ctx: Ctx & { user: SessionUser },
  id: string,
  input: ApplyImportInput,
): Promise<PlaceImport> {
  await ctx.db.transaction(async (tx) => {
    const entry = await findOwnImport(tx, ctx, id, { isHeld: true });
    if (entry.state === "applied") return;
    if (entry.state === "undone") throw new AppError("conflict", "This import was undone. Bring the file again.");
    const wishes = settleChoices(await readRows(tx, id), input);
    const done = await mark(tx, ctx, await keepThere(tx, wishes));
    await record(tx, id, done);
    await tx.update(placeImports).set({ state: "applied", appliedAt: ctx.now }).where(eq(placeImports.id, id));
  });
  return getImport(ctx, id);
}

const readRows = (tx: Transaction, importId: string) =>
  tx
    .select({
      line: placeImportRows.line,
      status: placeImportRows.status,
      restaurantId: placeImportRows.restaurantId,
      candidateIds: placeImportRows.candidateIds,
    })
    .from(placeImportRows)
    .where(eq(placeImportRows.importId, importId))
    .orderBy(asc(placeImportRows.line));

/** The wishes whose restaurant is still there; none of these can be removed until the marks are written. */
async function keepThere(tx: Transaction, wishes: Wish[]): Promise<Wish[]> {
  if (wishes.length === 0) return [];
  const held = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      inArray(
        restaurants.id,
        wishes.map(({ restaurantId }) => restaurantId),
      ),
    )
    .orderBy(asc(restaurants.id))
    .for("key share");
  const ids = new Set(held.map(({ id }) => id));
  return wishes.filter(({ restaurantId }) => ids.has(restaurantId));
}

/** A mark that the person makes meanwhile is theirs: an insert that meets one gives way to it. */
async function mark(tx: Transaction, { user, now }: Ctx & { user: SessionUser }, wishes: Wish[]): Promise<Done[]> {
  if (wishes.length === 0) return [];
  const ids = wishes.map(({ restaurantId }) => restaurantId);
  const mine = and(eq(restaurantStatuses.userId, user.id), inArray(restaurantStatuses.restaurantId, ids));
  const there = await tx
    .select()
    .from(restaurantStatuses)
    .where(mine)
    .orderBy(restaurantStatuses.restaurantId)
    .for("update");
  const formerOf = new Map(there.map((each) => [each.restaurantId, each]));

  const fresh = wishes.filter(({ restaurantId }) => !formerOf.has(restaurantId));
  const added = new Set(await insertMarks(tx, user, now, fresh));
  const changed = wishes.filter(({ restaurantId, status, takes }) => {
    const former = formerOf.get(restaurantId);
    return takes && former !== undefined && former.status !== status;
  });
  await changeMarks(tx, user, now, changed);

  return wishes.map((wish) => {
    const former = formerOf.get(wish.restaurantId) ?? null;
    if (!former) return { ...wish, former, outcome: added.has(wish.restaurantId) ? "added" : "kept" };
    const outcome = former.status === wish.status ? "already" : wish.takes ? "changed" : "kept";
    return { ...wish, former, outcome };
  });
}

async function insertMarks(tx: Transaction, user: SessionUser, now: Date, wishes: Wish[]): Promise<string[]> {
  if (wishes.length === 0) return [];
  const values = wishes.map(({ restaurantId, status }) => ({ userId: user.id, restaurantId, status, updatedAt: now }));
  const rows = await tx
    .insert(restaurantStatuses)
    .values(values)
    .onConflictDoNothing()
    .returning({ restaurantId: restaurantStatuses.restaurantId });
  return rows.map(({ restaurantId }) => restaurantId);
}

async function changeMarks(tx: Transaction, user: SessionUser, now: Date, wishes: Wish[]): Promise<void> {
  if (wishes.length === 0) return;
  const wanted = JSON.stringify(wishes.map(({ restaurantId, status }) => ({ id: restaurantId, status })));
  await tx.execute(sql`
    update ${restaurantStatuses} as marks set status = wanted.status, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(id text, status text)
    where marks.user_id = ${user.id} and marks.restaurant_id = wanted.id`);
}

async function record(tx: Transaction, importId: string, done: Done[]): Promise<void> {
  const told = done.map(({ line, restaurantId, status, outcome, former }) => ({
    ...{ line, restaurantId, status, outcome },
    formerStatus: former?.status ?? null,
    formerOriginGuideId: former?.originGuideId ?? null,
    formerUpdatedAt: former?.updatedAt ?? null,
  }));
  await tx.update(placeImportRows).set({ outcome: "left_out" }).where(eq(placeImportRows.importId, importId));
  await tx.execute(sql`
    update ${placeImportRows} as rows set outcome = done.outcome, applied_to = done."restaurantId",
      applied_status = done.status, former_status = done."formerStatus",
      former_origin_guide_id = done."formerOriginGuideId", former_updated_at = done."formerUpdatedAt"
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as done(line int, "restaurantId" text, status text,
      outcome text, "formerStatus" text, "formerOriginGuideId" text, "formerUpdatedAt" timestamptz)
    where rows.import_id = ${importId}::uuid and rows.line = done.line`);
}
