import { and, between, eq } from "drizzle-orm";
import { holdsLand } from "@/db/catalogue/land";
import type { Database } from "@/db/client";
import { harvestNodes, harvests, restaurants } from "@/db/schema";
import type { City } from "../cities";
import { distanceMetres } from "../geo/distance";
import { buildQuadtree, type LatLng, type Quadtree, quarter, within } from "../geo/quadtree";
import { NEARBY_USD } from "./fields";
import { FULL, type Node, nodeOf, rootOf } from "./nodes";

/** Of a city never harvested we know the best-known places alone: one in this many, at the least. */
const KNOWN_OF = 80;
/** After a harvest we know nearly all. */
const KNOWN_OF_HARVESTED = 1.5;

type Bound = { calls: number; costUsd: number };
export type HarvestEstimate = {
  city: City;
  lower: Bound;
  upper: Bound;
  /** Restaurants we know in the city's box. */
  known: number;
  /** How many there are for each of them, at most: what the upper bound takes them for. */
  timesMore: number;
  /** Where an earlier walk stopped, its calls; what is left is estimated. */
  callsSoFar: number;
};

type Input = { city: City; minRadius: number; again: boolean };

/**
 * What a harvest would cost, from the places we know, without asking Google anything. Lower: there are no others.
 * Upper: around each there are many times more, which splits nodes as far down as it goes.
 */
export async function estimateHarvest(db: Database, { city, minRadius, again }: Input): Promise<HarvestEstimate> {
  const [harvest] = await db.select().from(harvests).where(eq(harvests.city, city));
  const isAnew = !harvest || (harvest.finishedAt !== null && again);
  const points = await pointsAround(db, city);
  const nodes = isAnew ? [rootOf(city)] : await nodesToAsk(db, city, minRadius);
  const timesMore = harvest?.finishedAt ? KNOWN_OF_HARVESTED : KNOWN_OF;
  const tree = buildQuadtree(points);
  const bound = (times: number): Bound => {
    const calls = nodes.reduce((sum, node) => sum + callsFor(node, { tree, times, minRadius }), 0);
    return { calls, costUsd: calls * NEARBY_USD };
  };
  return {
    ...{ city, timesMore, known: points.length, lower: bound(1), upper: bound(timesMore) },
    callsSoFar: isAnew ? 0 : harvest.calls,
  };
}

function callsFor(node: Node, known: { tree: Quadtree<LatLng>; times: number; minRadius: number }): number {
  if (!holdsLand(node.box)) return 0;
  const splits = node.radius > known.minRadius && countAround(node, known.tree) * known.times >= FULL;
  return 1 + (splits ? quarter(node).reduce((sum, child) => sum + callsFor(child, known), 0) : 0);
}

/** Points in the node's circle, which is what Google is asked for. */
function countAround({ lat, lng, radius, box }: Node, tree: Quadtree<LatLng>): number {
  // The circle goes through the box's corners: it stands out on each side by less than half the box.
  const [high, wide] = [(box.north - box.south) / 2, (box.east - box.west) / 2];
  const around = { south: box.south - high, north: box.north + high, west: box.west - wide, east: box.east + wide };
  let count = 0;
  for (const point of within(tree, around)) {
    const metres = distanceMetres({ latitude: lat, longitude: lng }, { latitude: point.lat, longitude: point.lng });
    count += Number(metres <= radius);
  }
  return count;
}

async function nodesToAsk(db: Database, city: City, minRadius: number): Promise<Node[]> {
  const rows = await db.select().from(harvestNodes).where(eq(harvestNodes.city, city));
  return rows.flatMap((row) => {
    const node = nodeOf(row);
    if (row.state === "pending" || row.state === "failed") return [node];
    return row.state === "done" && row.isFull && node.radius > minRadius ? quarter(node) : [];
  });
}

async function pointsAround(db: Database, city: City): Promise<LatLng[]> {
  const { south, north, west, east } = rootOf(city).box;
  const { latitude: lat, longitude: lng } = restaurants;
  return db
    .select({ lat, lng })
    .from(restaurants)
    .where(and(between(lat, south, north), between(lng, west, east)));
}
