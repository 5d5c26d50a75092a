import { UserStatus } from "@/lib/contracts/restaurant";
import type { Bounds, MapPlace } from "../map-canvas-props";

/** Pixels within which places are clustered, on the scale that both libraries use for a zoom. */
const CLUSTER_RADIUS = 56;
export const TILE_SIZE = 512;
/** What a cluster counts its places by: each status, and none. */
export const CLUSTER_KINDS = [...UserStatus.options, "none"] as const;
const KIND_INDEX = Object.fromEntries(CLUSTER_KINDS.map((kind, index) => [kind, index]));

/** Columns of the grid at the closest zoom fit below it, so that a cell is one number. */
const ROW = 2 ** 24;

export type Cluster = {
  longitude: number;
  latitude: number;
  count: number;
  /** How many places of each of CLUSTER_KINDS it has. */
  kinds: readonly number[];
  /** Around all places of the cluster. */
  box: Bounds;
  /** The place itself, where the cluster has only one. */
  place: MapPlace | null;
  places: readonly MapPlace[];
};

type Cell = {
  x: number;
  y: number;
  count: number;
  kinds: number[];
  west: number;
  south: number;
  east: number;
  north: number;
  ats: number[];
};

/**
 * Clusters places that are too close to distinguish at a zoom: first by the cells of a grid fixed to the world, so that
 * clusters stay in place while the map is dragged, then across neighboring cells whose centers are too close.
 * Each whole zoom is computed once.
 */
export function createClusterer(
  places: readonly MapPlace[],
  radius = CLUSTER_RADIUS,
): (zoom: number) => readonly Cluster[] {
  const xs = Float64Array.from(places, ({ longitude }) => longitude / 360 + 0.5);
  const ys = Float64Array.from(places, ({ latitude }) => mercatorY(latitude));
  const levels = new Map<number, readonly Cluster[]>();
  return (zoom) => {
    const level = Math.max(0, Math.floor(zoom));
    let clusters = levels.get(level);
    if (!clusters) {
      const size = radius / (TILE_SIZE * 2 ** level);
      clusters = mergeNeighbors(gridCells({ places, xs, ys }, size), size).map((cell) => clusterOf(cell, places));
      levels.set(level, clusters);
    }
    return clusters;
  };
}

type ProjectedPlaces = { places: readonly MapPlace[]; xs: Float64Array; ys: Float64Array };

function gridCells({ places, xs, ys }: ProjectedPlaces, size: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const [at, { longitude, latitude, userStatus }] of places.entries()) {
    const x = xs[at] ?? 0;
    const y = ys[at] ?? 0;
    const key = Math.floor(y / size) * ROW + Math.floor(x / size);
    const cell = cells.get(key);
    const alone = { x, y, count: 1, west: longitude, south: latitude, east: longitude, north: latitude };
    const kind = KIND_INDEX[userStatus ?? "none"] ?? 0;
    if (cell) {
      mergeInto(cell, alone);
      cell.ats.push(at);
      cell.kinds[kind] = (cell.kinds[kind] ?? 0) + 1;
    } else {
      cells.set(key, { ...alone, ats: [at], kinds: CLUSTER_KINDS.map((_, index) => Number(index === kind)) });
    }
  }
  return cells;
}

/** The largest first; each absorbs the remaining ones that are too close to it. */
function mergeNeighbors(cells: Map<number, Cell>, size: number): Cell[] {
  const left = new Map(cells);
  const fullestFirst = [...cells].sort(([a, { count: most }], [b, { count }]) => count - most || a - b);
  return fullestFirst.flatMap(([key, cell]) => {
    if (!left.delete(key)) return [];
    for (const around of NEIGHBOR_OFFSETS) {
      const other = left.get(key + around);
      if (!other || Math.hypot(other.x - cell.x, other.y - cell.y) > size) continue;
      left.delete(key + around);
      mergeInto(cell, other);
      for (const at of other.ats) cell.ats.push(at);
      cell.kinds = cell.kinds.map((count, index) => count + (other.kinds[index] ?? 0));
    }
    return [cell];
  });
}

const NEIGHBOR_OFFSETS = [-1, 1, -ROW, ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1];

/** The center of a cell is the mean of its places. */
function mergeInto(cell: Cell, other: Omit<Cell, "kinds" | "ats">): void {
  const count = cell.count + other.count;
  cell.x += ((other.x - cell.x) * other.count) / count;
  cell.y += ((other.y - cell.y) * other.count) / count;
  cell.count = count;
  cell.west = Math.min(cell.west, other.west);
  cell.south = Math.min(cell.south, other.south);
  cell.east = Math.max(cell.east, other.east);
  cell.north = Math.max(cell.north, other.north);
}

function clusterOf({ x, y, count, kinds, west, south, east, north, ats }: Cell, all: readonly MapPlace[]): Cluster {
  const places = ats.flatMap((at) => all[at] ?? []);
  return {
    longitude: (x - 0.5) * 360,
    latitude: latitudeOf(y),
    count,
    kinds,
    box: [west, south, east, north],
    place: count === 1 ? (places[0] ?? null) : null,
    places,
  };
}

/** The same disc, which stands for some more places. */
export function withPlaces(cluster: Cluster, more: readonly MapPlace[]): Cluster {
  if (more.length === 0) return cluster;
  const places = [...cluster.places, ...more];
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    ...cluster,
    count: places.length,
    kinds: CLUSTER_KINDS.map((kind) => places.filter(({ userStatus }) => (userStatus ?? "none") === kind).length),
    box: [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)],
    places,
  };
}

/** From the north pole's 0 to the south pole's 1, as Mercator draws them. */
export const mercatorY = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return Math.min(1, Math.max(0, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)));
};
export const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
