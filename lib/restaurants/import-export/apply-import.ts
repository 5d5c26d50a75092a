import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, placeImports } from "@/db/schema";
import type { ApplyImportInput, PlaceImport } from "@/lib/contracts/place-import";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { applyStatuses } from "./apply-statuses";
import { findOwnImport } from "./find-import";
import { getImport } from "./get-import";
import { recordOutcomes } from "./record-outcomes";
import { type PlannedStatus, resolveChoices } from "./resolve-choices";
import { batchesOf, inShortTransaction } from "./short-transactions";

type UserCtx = Ctx & { user: SessionUser };

/**
 * Marks the places of a preview as the person chose, in short turns, each of which also keeps what was before. One that
 * was cut off is a preview still: applied again, it goes on where it stopped. One that is applied is answered as it is.
 * @throws AppError not_found, bad_input for a choice that the import doesn't offer, conflict for an undone import
 */
export async function applyImport(ctx: UserCtx, id: string, input: ApplyImportInput): Promise<PlaceImport> {
  const lines = await startApplying(ctx, id, input);
  for (const part of batchesOf(lines)) {
    const isLast = part.at(-1) === lines.at(-1);
    await inShortTransaction(ctx.db, (tx) => applyBatch(tx, ctx, id, part, { isLast }));
  }
  return getImport(ctx, id);
}

type PlannedRow = { line: number; planned: PlannedStatus | undefined };

/** The moment of the import is set once: whatever it marks is marked then, and undoing knows its marks by it. */
async function startApplying(ctx: UserCtx, id: string, input: ApplyImportInput): Promise<PlannedRow[]> {
  const { state } = await findOwnImport(ctx.db, ctx, id);
  if (state === "applied") return [];
  const rows = await ctx.db
    .select({
      line: placeImportRows.line,
      status: placeImportRows.status,
      restaurantId: placeImportRows.restaurantId,
      candidateIds: placeImportRows.candidateIds,
    })
    .from(placeImportRows)
    .where(eq(placeImportRows.importId, id))
    .orderBy(asc(placeImportRows.line));
  const wishes = new Map(resolveChoices(rows, input).map((wish) => [wish.line, wish]));
  await inShortTransaction(ctx.db, async (tx) => {
    await lockUnfinished(tx, ctx, id);
    const isNew = and(eq(placeImports.id, id), isNull(placeImports.appliedAt));
    await tx.update(placeImports).set({ appliedAt: ctx.now }).where(isNew);
  });
  return rows.map(({ line }) => ({ line, planned: wishes.get(line) }));
}

/** Null where somebody else has brought it to its end. */
async function lockUnfinished(tx: Transaction, ctx: UserCtx, id: string): Promise<{ appliedAt: Date | null } | null> {
  const entry = await findOwnImport(tx, ctx, id, { isHeld: true });
  if (entry.state === "undone") throw new AppError("conflict", "This import was undone. Bring the file again.");
  return entry.state === "applied" ? null : entry;
}

type BatchPosition = { isLast: boolean };

async function applyBatch(
  tx: Transaction,
  ctx: UserCtx,
  id: string,
  part: PlannedRow[],
  { isLast }: BatchPosition,
): Promise<void> {
  const entry = await lockUnfinished(tx, ctx, id);
  if (!entry?.appliedAt) return;
  const left = new Set(await unfinishedLines(tx, id, part));
  const todo = part.filter(({ line }) => left.has(line));
  const wishes = todo.flatMap(({ planned }) => planned ?? []);
  const done = await applyStatuses(tx, { importId: id, userId: ctx.user.id, at: entry.appliedAt }, wishes);
  await recordOutcomes(
    tx,
    id,
    todo.map(({ line }) => line),
    done,
  );
  if (isLast) await tx.update(placeImports).set({ state: "applied" }).where(eq(placeImports.id, id));
}

async function unfinishedLines(tx: Transaction, id: string, part: PlannedRow[]): Promise<number[]> {
  const lines = part.map(({ line }) => line);
  const rows = await tx
    .select({ line: placeImportRows.line })
    .from(placeImportRows)
    .where(
      and(eq(placeImportRows.importId, id), inArray(placeImportRows.line, lines), isNull(placeImportRows.outcome)),
    );
  return rows.map(({ line }) => line);
}
