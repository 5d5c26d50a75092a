import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { harvestNodes, harvests, restaurants } from "@/db/schema";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import type { City } from "@/lib/core/cities";
import { NEARBY_USD } from "../place-fields";
import { isHeldBy, type Lease, leaseLostError } from "./lease";
import { childRows, type HarvestNode, nodeFromRow, nodeRow, rootNode } from "./nodes";

type WalkOptions = { minRadius: number; again: boolean; now: Date };

/** Creates the root, or resumes an earlier walk: failed nodes are tried again, nodes that are now too coarse are split. */
export function beginWalk(db: Database, lease: Lease, { minRadius, again, now }: WalkOptions) {
  return db.transaction(async (tx): Promise<"walking" | "already finished"> => {
    const { city } = lease;
    const [harvest] = await tx.select().from(harvests).where(isHeldBy(lease)).for("update");
    if (!harvest) throw leaseLostError(city);
    if (harvest.finishedAt && again) {
      await tx.delete(harvestNodes).where(eq(harvestNodes.city, city));
      await tx.update(harvests).set({ startedAt: now, finishedAt: null, calls: 0, costUsd: 0 }).where(isHeldBy(lease));
    }
    await tx
      .insert(harvestNodes)
      .values(nodeRow(city, rootNode(city)))
      .onConflictDoNothing();
    const ofCity = eq(harvestNodes.city, city);
    await tx
      .update(harvestNodes)
      .set({ state: "pending" })
      .where(and(ofCity, eq(harvestNodes.state, "failed")));
    const full = await tx
      .select()
      .from(harvestNodes)
      .where(and(ofCity, eq(harvestNodes.isFull, true)));
    for (const node of full.filter(({ state }) => state === "done").map(nodeFromRow)) {
      if (node.radius > minRadius) await splitNode(tx, city, node);
    }
    if ((await countNodes(tx, city, ["pending"])) === 0) return "already finished";
    await tx.update(harvests).set({ finishedAt: null }).where(isHeldBy(lease));
    await recordAction(tx, { user: COMMAND_LINE, now }, "catalogue.harvest_begun", { id: city, name: city });
    return "walking";
  });
}

/** The next node to search, coarse ones first. */
export async function nextNode(db: Database, city: City): Promise<HarvestNode | undefined> {
  const [row] = await db
    .select()
    .from(harvestNodes)
    .where(and(eq(harvestNodes.city, city), eq(harvestNodes.state, "pending")))
    .orderBy(asc(harvestNodes.depth), asc(harvestNodes.name))
    .limit(1);
  return row && nodeFromRow(row);
}

/** Notes a request before it goes out: what a killed walk has cost is known. */
export async function recordCall(db: Database, lease: Lease, node: HarvestNode): Promise<void> {
  await db.transaction(async (tx) => {
    const spent = { calls: sql`${harvests.calls} + 1`, costUsd: sql`${harvests.costUsd} + ${NEARBY_USD}` };
    await requireLease(lease, tx.update(harvests).set(spent).where(isHeldBy(lease)).returning({ city: harvests.city }));
    await tx
      .update(harvestNodes)
      .set({ attempts: sql`${harvestNodes.attempts} + 1` })
      .where(isNode(lease.city, node));
  });
}

type NodeResult =
  | { state: "in_the_water" | "failed" }
  | { state: "done" | "split"; found: number; isFull: boolean; restaurantIds: string[]; now: Date };

/** What became of a node, for good. */
export async function recordNode(db: Database, lease: Lease, node: HarvestNode, settled: NodeResult): Promise<void> {
  await db.transaction(async (tx) => {
    await requireLease(lease, tx.select({ city: harvests.city }).from(harvests).where(isHeldBy(lease)).for("share"));
    if (!("found" in settled)) {
      await tx.update(harvestNodes).set(settled).where(isNode(lease.city, node));
      return;
    }
    const { state, found, isFull, restaurantIds, now } = settled;
    await tx.update(harvestNodes).set({ state, found, isFull }).where(isNode(lease.city, node));
    if (state === "split") await splitNode(tx, lease.city, node);
    if (restaurantIds.length > 0) {
      await tx.update(restaurants).set({ refreshedAt: now }).where(inArray(restaurants.id, restaurantIds));
    }
  });
}

export async function finishWalk(db: Database, lease: Lease, now: Date): Promise<void> {
  await requireLease(
    lease,
    db.update(harvests).set({ finishedAt: now }).where(isHeldBy(lease)).returning({ city: harvests.city }),
  );
}

export async function walkProgress(db: Database, city: City): Promise<{ calls: number; pending: number }> {
  const [harvest] = await db.select({ calls: harvests.calls }).from(harvests).where(eq(harvests.city, city));
  return { calls: harvest?.calls ?? 0, pending: await countNodes(db, city, ["pending"]) };
}

async function splitNode(tx: Transaction, city: City, node: HarvestNode): Promise<void> {
  await tx.update(harvestNodes).set({ state: "split" }).where(isNode(city, node));
  await tx.insert(harvestNodes).values(childRows(city, node)).onConflictDoNothing();
}

type NodeState = (typeof harvestNodes.$inferSelect)["state"];

const countNodes = (db: Database | Transaction, city: City, states: NodeState[]): Promise<number> =>
  db.$count(harvestNodes, and(eq(harvestNodes.city, city), inArray(harvestNodes.state, states)));

const isNode = (city: City, { name }: HarvestNode) => and(eq(harvestNodes.city, city), eq(harvestNodes.name, name));

async function requireLease({ city }: Lease, rows: PromiseLike<unknown[]>): Promise<void> {
  if ((await rows).length === 0) throw leaseLostError(city);
}
