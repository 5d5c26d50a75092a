import { distanceMeters } from "./distance";

export type LatLng = { lat: number; lng: number };
/** In degrees, edges included. */
export type BoundingBox = { south: number; north: number; west: number; east: number };

export type Quadtree<P extends LatLng> = LatLng & {
  /** The path from the root: "root/nw/se". */
  name: string;
  box: BoundingBox;
  /** The root is 0. */
  depth: number;
  /** Meters from the center (lat, lng) to the farthest corner: the circle contains the whole box. */
  radius: number;
  /** Empty unless the node is a leaf. */
  points: P[];
  children: Quadtree<P>[];
};

type Limits = {
  /** A node with more points than this is split into four ... */
  maxPoints?: number;
  /** ... unless its radius in meters is at most this: points in one place can't be separated. */
  minRadius?: number;
};

/** Builds an adaptive quadtree: small nodes where points are dense, large ones where they are sparse, no empty ones. */
export function buildQuadtree<P extends LatLng>(
  points: P[],
  { maxPoints = 20, minRadius = 75 }: Limits = {},
  node: Quadtree<P> = createNode("root", boundingBoxOf(points), 0),
): Quadtree<P> {
  if (points.length <= maxPoints || node.radius <= minRadius) return { ...node, points };
  const parts: P[][] = [[], [], [], []];
  for (const point of points) parts[Number(point.lat < node.lat) * 2 + Number(point.lng >= node.lng)]?.push(point);
  const children = subdivide(node).flatMap((child, at) => {
    const childPoints = parts[at] ?? [];
    return childPoints.length > 0 ? [buildQuadtree(childPoints, { maxPoints, minRadius }, child)] : [];
  });
  return { ...node, children };
}

/** The four quarters of a node. A point on a dividing line belongs to the northern or eastern one. */
export function subdivide<P extends LatLng>({ name, box, depth, lat, lng }: Quadtree<P>): Quadtree<P>[] {
  const below = (part: string, cut: Partial<BoundingBox>) =>
    createNode<P>(`${name}/${part}`, { ...box, ...cut }, depth + 1);
  return [
    below("nw", { south: lat, east: lng }),
    below("ne", { south: lat, west: lng }),
    below("sw", { north: lat, east: lng }),
    below("se", { north: lat, west: lng }),
  ];
}

/** Every point inside the box or on its edges. */
export function* pointsWithin<P extends LatLng>(node: Quadtree<P>, box: BoundingBox): Generator<P> {
  const isApart =
    box.south > node.box.north || box.north < node.box.south || box.west > node.box.east || box.east < node.box.west;
  if (isApart) return;
  for (const point of node.points) {
    if (point.lat >= box.south && point.lat <= box.north && point.lng >= box.west && point.lng <= box.east) yield point;
  }
  for (const child of node.children) yield* pointsWithin(child, box);
}

/** A node and all its descendants, parents first. */
export function* traverse<P extends LatLng>(node: Quadtree<P>): Generator<Quadtree<P>> {
  yield node;
  for (const child of node.children) yield* traverse(child);
}

/** Creates a node without points or children. */
export function createNode<P extends LatLng>(name: string, box: BoundingBox, depth: number): Quadtree<P> {
  const [lat, lng] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  // The corners nearest to the equator are the farthest from the center.
  const corner = { latitude: Math.abs(box.south) < Math.abs(box.north) ? box.south : box.north, longitude: box.west };
  return {
    name,
    box,
    depth,
    lat,
    lng,
    radius: distanceMeters({ latitude: lat, longitude: lng }, corner),
    points: [],
    children: [],
  };
}

function boundingBoxOf(points: LatLng[]): BoundingBox {
  const box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  for (const { lat, lng } of points) {
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
  }
  return points.length > 0 ? box : { south: 0, north: 0, west: 0, east: 0 };
}
