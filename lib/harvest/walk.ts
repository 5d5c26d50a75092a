import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { harvestNodes, harvests, restaurants } from "@/db/schema";
import { COMMAND_LINE } from "../audit/command-line";
import { recordAction } from "../audit/record-action";
import type { City } from "../cities";
import { NEARBY_USD } from "./fields";
import { isHeld, type Lease, lostLease } from "./lease";
import { childRows, type Node, nodeOf, rootOf, rowOf } from "./nodes";

type Start = { minRadius: number; again: boolean; now: Date };

/** Plants the root, or takes an earlier walk up again: what failed is asked anew, what is now too coarse is split. */
export function begin(db: Database, lease: Lease, { minRadius, again, now }: Start) {
  return db.transaction(async (tx): Promise<"walking" | "already finished"> => {
    const { city } = lease;
    const [harvest] = await tx.select().from(harvests).where(isHeld(lease)).for("update");
    if (!harvest) throw lostLease(city);
    if (harvest.finishedAt && again) {
      await tx.delete(harvestNodes).where(eq(harvestNodes.city, city));
      await tx.update(harvests).set({ startedAt: now, finishedAt: null, calls: 0, costUsd: 0 }).where(isHeld(lease));
    }
    await tx
      .insert(harvestNodes)
      .values(rowOf(city, rootOf(city)))
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
    for (const node of full.filter(({ state }) => state === "done").map(nodeOf)) {
      if (node.radius > minRadius) await split(tx, city, node);
    }
    if ((await countIn(tx, city, ["pending"])) === 0) return "already finished";
    await tx.update(harvests).set({ finishedAt: null }).where(isHeld(lease));
    await recordAction(tx, { user: COMMAND_LINE, now }, "catalogue.harvest_begun", { id: city, name: city });
    return "walking";
  });
}

/** The next node to ask, coarse ones first. */
export async function nextNode(db: Database, city: City): Promise<Node | undefined> {
  const [row] = await db
    .select()
    .from(harvestNodes)
    .where(and(eq(harvestNodes.city, city), eq(harvestNodes.state, "pending")))
    .orderBy(asc(harvestNodes.depth), asc(harvestNodes.name))
    .limit(1);
  return row && nodeOf(row);
}

/** Notes a request before it goes out: what a killed walk has cost is known. */
export async function count(db: Database, lease: Lease, node: Node): Promise<void> {
  await db.transaction(async (tx) => {
    const spent = { calls: sql`${harvests.calls} + 1`, costUsd: sql`${harvests.costUsd} + ${NEARBY_USD}` };
    await mustHold(lease, tx.update(harvests).set(spent).where(isHeld(lease)).returning({ city: harvests.city }));
    await tx
      .update(harvestNodes)
      .set({ attempts: sql`${harvestNodes.attempts} + 1` })
      .where(isNode(lease.city, node));
  });
}

type Settled =
  | { state: "in_the_water" | "failed" }
  | { state: "done" | "split"; found: number; isFull: boolean; restaurantIds: string[]; now: Date };

/** What became of a node, for good. */
export async function settle(db: Database, lease: Lease, node: Node, settled: Settled): Promise<void> {
  await db.transaction(async (tx) => {
    await mustHold(lease, tx.select({ city: harvests.city }).from(harvests).where(isHeld(lease)).for("share"));
    if (!("found" in settled)) {
      await tx.update(harvestNodes).set(settled).where(isNode(lease.city, node));
      return;
    }
    const { state, found, isFull, restaurantIds, now } = settled;
    await tx.update(harvestNodes).set({ state, found, isFull }).where(isNode(lease.city, node));
    if (state === "split") await split(tx, lease.city, node);
    if (restaurantIds.length > 0) {
      await tx.update(restaurants).set({ refreshedAt: now }).where(inArray(restaurants.id, restaurantIds));
    }
  });
}

export async function finish(db: Database, lease: Lease, now: Date): Promise<void> {
  await mustHold(
    lease,
    db.update(harvests).set({ finishedAt: now }).where(isHeld(lease)).returning({ city: harvests.city }),
  );
}

export async function standing(db: Database, city: City): Promise<{ calls: number; pending: number }> {
  const [harvest] = await db.select({ calls: harvests.calls }).from(harvests).where(eq(harvests.city, city));
  return { calls: harvest?.calls ?? 0, pending: await countIn(db, city, ["pending"]) };
}

async function split(tx: Transaction, city: City, node: Node): Promise<void> {
  await tx.update(harvestNodes).set({ state: "split" }).where(isNode(city, node));
  await tx.insert(harvestNodes).values(childRows(city, node)).onConflictDoNothing();
}

type NodeState = (typeof harvestNodes.$inferSelect)["state"];

const countIn = (db: Database | Transaction, city: City, states: NodeState[]): Promise<number> =>
  db.$count(harvestNodes, and(eq(harvestNodes.city, city), inArray(harvestNodes.state, states)));

const isNode = (city: City, { name }: Node) => and(eq(harvestNodes.city, city), eq(harvestNodes.name, name));

async function mustHold({ city }: Lease, rows: PromiseLike<unknown[]>): Promise<void> {
  if ((await rows).length === 0) throw lostLease(city);
}
