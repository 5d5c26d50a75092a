import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows, placeImports } from "@/db/schema";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import type { ApplyImportInput, PlaceImport } from "./contract";
import { findOwnImport } from "./find-import";
import { getImport } from "./get-import";
import { inTurn, partsOf } from "./in-turns";
import { mark } from "./mark";
import { record } from "./record";
import { settleChoices, type Wish } from "./settle-choices";

type UserCtx = Ctx & { user: SessionUser };

/**
 * Marks the places of a preview as the person chose, in short turns, each of which also keeps what was before. One that
 * was cut off is a preview still: applied again, it goes on where it stopped. One that is applied is answered as it is.
 * @throws AppError not_found, bad_input for a choice that the import doesn't offer, conflict for an undone import
 */
export async function applyImport(ctx: UserCtx, id: string, input: ApplyImportInput): Promise<PlaceImport> {
  const lines = await begin(ctx, id, input);
  for (const part of partsOf(lines)) {
    const isLast = part.at(-1) === lines.at(-1);
    await inTurn(ctx.db, (tx) => applyPart(tx, ctx, id, part, { isLast }));
  }
  return getImport(ctx, id);
}

type Line = { line: number; wish: Wish | undefined };

/** The moment of the import is set once: whatever it marks is marked then, and undoing knows its marks by it. */
async function begin(ctx: UserCtx, id: string, input: ApplyImportInput): Promise<Line[]> {
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
  const wishes = new Map(settleChoices(rows, input).map((wish) => [wish.line, wish]));
  await inTurn(ctx.db, async (tx) => {
    await holdUnfinished(tx, ctx, id);
    const isNew = and(eq(placeImports.id, id), isNull(placeImports.appliedAt));
    await tx.update(placeImports).set({ appliedAt: ctx.now }).where(isNew);
  });
  return rows.map(({ line }) => ({ line, wish: wishes.get(line) }));
}

/** Null where somebody else has brought it to its end. */
async function holdUnfinished(tx: Transaction, ctx: UserCtx, id: string): Promise<{ appliedAt: Date | null } | null> {
  const entry = await findOwnImport(tx, ctx, id, { isHeld: true });
  if (entry.state === "undone") throw new AppError("conflict", "This import was undone. Bring the file again.");
  return entry.state === "applied" ? null : entry;
}

type Place = { isLast: boolean };

async function applyPart(tx: Transaction, ctx: UserCtx, id: string, part: Line[], { isLast }: Place): Promise<void> {
  const entry = await holdUnfinished(tx, ctx, id);
  if (!entry?.appliedAt) return;
  const left = new Set(await unfinishedLines(tx, id, part));
  const todo = part.filter(({ line }) => left.has(line));
  const wishes = todo.flatMap(({ wish }) => wish ?? []);
  const done = await mark(tx, { importId: id, userId: ctx.user.id, at: entry.appliedAt }, wishes);
  await record(
    tx,
    id,
    todo.map(({ line }) => line),
    done,
  );
  if (isLast) await tx.update(placeImports).set({ state: "applied" }).where(eq(placeImports.id, id));
}

async function unfinishedLines(tx: Transaction, id: string, part: Line[]): Promise<number[]> {
  const lines = part.map(({ line }) => line);
  const rows = await tx
    .select({ line: placeImportRows.line })
    .from(placeImportRows)
    .where(
      and(eq(placeImportRows.importId, id), inArray(placeImportRows.line, lines), isNull(placeImportRows.outcome)),
    );
  return rows.map(({ line }) => line);
}
