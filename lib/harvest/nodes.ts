import type { harvestNodes } from "@/db/schema";
import { CITY_BOXES, type City } from "../cities";
import { emptyNode, type LatLng, type Quadtree, quarter } from "../geo/quadtree";

export type Node = Quadtree<LatLng>;
type NodeRow = typeof harvestNodes.$inferSelect;

/** Google answers no more than this; a node that has it may hold more. */
export const FULL = 20;
/** Metres: below it a node is not split. */
export const MIN_RADIUS = 75;

export function rootOf(city: City): Node {
  const [south, north, west, east] = CITY_BOXES[city];
  return emptyNode("root", { south, north, west, east }, 0);
}

export const nodeOf = ({ name, depth, south, north, west, east }: NodeRow): Node =>
  emptyNode(name, { south, north, west, east }, depth);

export const rowOf = (city: City, { name, depth, box }: Node): typeof harvestNodes.$inferInsert => ({
  ...{ city, name, depth },
  ...box,
});

export const childRows = (city: City, node: Node) => quarter(node).map((child) => rowOf(city, child));
