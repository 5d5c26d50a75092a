import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, placeImports } from "@/db/schema";
import type { ApplyImportInput, PlaceImport } from "@/lib/contracts/place-import";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { applyStatuses } from "./apply-statuses";
import { getImport } from "./get-import";
import { getOwnImportRow } from "./get-import-row";
import { type PlannedStatus, planStatuses } from "./plan-statuses";
import { recordOutcomes } from "./record-outcomes";
import { batchesOf, inShortTransaction } from "./short-transactions";

type UserCtx = Ctx & { user: SessionUser };

/**
 * Applies a preview with the user's choices, in short transactions that also store each previous status. An interrupted
 * import is still a preview: applying it again resumes it. An import that is already applied is returned unchanged.
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

/** The import's timestamp is set once: every status it writes has it, and undo recognizes its own writes by it. */
async function startApplying(ctx: UserCtx, id: string, input: ApplyImportInput): Promise<PlannedRow[]> {
  const { state } = await getOwnImportRow(ctx.db, ctx, id);
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
  const plans = new Map(planStatuses(rows, input).map((plan) => [plan.line, plan]));
  await inShortTransaction(ctx.db, async (tx) => {
    await lockUnfinished(tx, ctx, id);
    const isNew = and(eq(placeImports.id, id), isNull(placeImports.appliedAt));
    await tx.update(placeImports).set({ appliedAt: ctx.now }).where(isNew);
  });
  return rows.map(({ line }) => ({ line, planned: plans.get(line) }));
}

/** Null if another request has finished it. */
async function lockUnfinished(tx: Transaction, ctx: UserCtx, id: string): Promise<{ appliedAt: Date | null } | null> {
  const entry = await getOwnImportRow(tx, ctx, id, { lock: true });
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
  const remaining = part.filter(({ line }) => left.has(line));
  const plans = remaining.flatMap(({ planned }) => planned ?? []);
  const done = await applyStatuses(tx, { importId: id, userId: ctx.user.id, at: entry.appliedAt }, plans);
  await recordOutcomes(
    tx,
    id,
    remaining.map(({ line }) => line),
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
