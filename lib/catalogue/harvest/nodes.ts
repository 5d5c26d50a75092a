import type { harvestNodes } from "@/db/schema";
import { CITY_BOXES, type City } from "@/lib/core/cities";
import { createNode, type LatLng, type Quadtree, subdivide } from "@/lib/core/geo/quadtree";

export type HarvestNode = Quadtree<LatLng>;
type NodeRow = typeof harvestNodes.$inferSelect;

/** Google returns no more than this; a node with as many may have more. */
export const MAX_RESULTS = 20;
/** Metres: below it a node is not split. */
export const MIN_RADIUS = 75;

export function rootNode(city: City): HarvestNode {
  const [south, north, west, east] = CITY_BOXES[city];
  return createNode("root", { south, north, west, east }, 0);
}

export const nodeFromRow = ({ name, depth, south, north, west, east }: NodeRow): HarvestNode =>
  createNode(name, { south, north, west, east }, depth);

export const nodeRow = (city: City, { name, depth, box }: HarvestNode): typeof harvestNodes.$inferInsert => ({
  city,
  name,
  depth,
  ...box,
});

export const childRows = (city: City, node: HarvestNode) => subdivide(node).map((child) => nodeRow(city, child));
