import { and, between, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { harvestNodes, harvests, restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { distanceMeters } from "@/lib/core/geo/distance";
import { containsLand } from "@/lib/core/geo/land";
import { buildQuadtree, type LatLng, pointsWithin, type Quadtree, subdivide } from "@/lib/core/geo/quadtree";
import { NEARBY_USD } from "../place-fields";
import { type HarvestNode, MAX_RESULTS, nodeFromRow, rootNode } from "./nodes";

/** Of a city never harvested we know the best-known places alone: one in this many, at the least. */
const ASSUMED_MULTIPLE = 80;
/** After a harvest we know nearly all. */
const ASSUMED_MULTIPLE_AFTER_HARVEST = 1.5;

type CostBound = { calls: number; costUsd: number };
export type HarvestEstimate = {
  city: City;
  lower: CostBound;
  upper: CostBound;
  /** Restaurants we know in the city's box. */
  known: number;
  /** How many there are for each of them, at most: what the upper bound takes them for. */
  multiple: number;
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
  const points = await knownPoints(db, city);
  const nodes = isAnew ? [rootNode(city)] : await unfinishedNodes(db, city, minRadius);
  const timesMore = harvest?.finishedAt ? ASSUMED_MULTIPLE_AFTER_HARVEST : ASSUMED_MULTIPLE;
  const tree = buildQuadtree(points);
  const bound = (times: number): CostBound => {
    const calls = nodes.reduce((sum, node) => sum + callsFor(node, { tree, times, minRadius }), 0);
    return { calls, costUsd: calls * NEARBY_USD };
  };
  return {
    city,
    multiple: timesMore,
    known: points.length,
    lower: bound(1),
    upper: bound(timesMore),
    callsSoFar: isAnew ? 0 : harvest.calls,
  };
}

function callsFor(node: HarvestNode, known: { tree: Quadtree<LatLng>; times: number; minRadius: number }): number {
  if (!containsLand(node.box)) return 0;
  const splits = node.radius > known.minRadius && countInCircle(node, known.tree) * known.times >= MAX_RESULTS;
  return 1 + (splits ? subdivide(node).reduce((sum, child) => sum + callsFor(child, known), 0) : 0);
}

/** Points in the node's circle, which is what is searched. */
function countInCircle({ lat, lng, radius, box }: HarvestNode, tree: Quadtree<LatLng>): number {
  // The circle goes through the box's corners: it stands out on each side by less than half the box.
  const [high, wide] = [(box.north - box.south) / 2, (box.east - box.west) / 2];
  const around = { south: box.south - high, north: box.north + high, west: box.west - wide, east: box.east + wide };
  let count = 0;
  for (const point of pointsWithin(tree, around)) {
    const metres = distanceMeters({ latitude: lat, longitude: lng }, { latitude: point.lat, longitude: point.lng });
    count += Number(metres <= radius);
  }
  return count;
}

async function unfinishedNodes(db: Database, city: City, minRadius: number): Promise<HarvestNode[]> {
  const rows = await db.select().from(harvestNodes).where(eq(harvestNodes.city, city));
  return rows.flatMap((row) => {
    const node = nodeFromRow(row);
    if (row.state === "pending" || row.state === "failed") return [node];
    return row.state === "done" && row.isFull && node.radius > minRadius ? subdivide(node) : [];
  });
}

async function knownPoints(db: Database, city: City): Promise<LatLng[]> {
  const { south, north, west, east } = rootNode(city).box;
  const { latitude: lat, longitude: lng } = restaurants;
  return db
    .select({ lat, lng })
    .from(restaurants)
    .where(and(between(lat, south, north), between(lng, west, east)));
}
