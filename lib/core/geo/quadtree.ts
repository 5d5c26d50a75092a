import { distanceMeters } from "./distance";

export type LatLng = { lat: number; lng: number };
/** In degrees, edges included. */
export type BoundingBox = { south: number; north: number; west: number; east: number };

export type Quadtree<P extends LatLng> = LatLng & {
  /** The way from the root: "root/nw/se". */
  name: string;
  box: BoundingBox;
  /** The root is 0. */
  depth: number;
  /** Metres from the centre (lat, lng) to the farthest corner: a circle that holds the whole box. */
  radius: number;
  /** Only a leaf holds points. */
  points: P[];
  children: Quadtree<P>[];
};

type Limits = {
  /** A node that holds more splits in four ... */
  maxPoints?: number;
  /** ... unless its radius is this or less, in metres: points in one place can't be told apart. */
  minRadius?: number;
};

/** An adaptive quadtree: fine where there is much, coarse where there is little, nothing where there is nothing. */
export function buildQuadtree<P extends LatLng>(
  points: P[],
  { maxPoints = 20, minRadius = 75 }: Limits = {},
  node: Quadtree<P> = createNode("root", boundingBoxOf(points), 0),
): Quadtree<P> {
  if (points.length <= maxPoints || node.radius <= minRadius) return { ...node, points };
  const parts: P[][] = [[], [], [], []];
  for (const point of points) parts[Number(point.lat < node.lat) * 2 + Number(point.lng >= node.lng)]?.push(point);
  const children = subdivide(node).flatMap((child, at) => {
    const held = parts[at] ?? [];
    return held.length > 0 ? [buildQuadtree(held, { maxPoints, minRadius }, child)] : [];
  });
  return { ...node, children };
}

/** The four nodes below one, each a quarter of its box. A point on a dividing line is the northern or eastern one's. */
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

/** A node and all below it, parents first. */
export function* traverse<P extends LatLng>(node: Quadtree<P>): Generator<Quadtree<P>> {
  yield node;
  for (const child of node.children) yield* traverse(child);
}

/** A node of its own, without points. */
export function createNode<P extends LatLng>(name: string, box: BoundingBox, depth: number): Quadtree<P> {
  const [lat, lng] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
  // Of a box's corners, those nearest to the equator are the farthest from its centre.
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
