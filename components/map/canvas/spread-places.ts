import { spreadPins } from "@/lib/core/geo/spread-pins";
import type { MapPlace } from "../map-canvas-props";
import { type Cluster, createClusterer, latitudeOf, mercatorY, TILE_SIZE, withPlaces } from "./clusters";

/** Pixels between two pins, which are 34 wide: each of them can be pressed. */
const PIN_GAP = 28;
/** More pins in one spot than this are one disc with their number, as long as a closer look tells them apart. */
const MAX_APART = 4;
/** Pixels between the middles of two discs, and of a disc and the drawing of a pin, which stands above its point. */
const DISC_GAP = { disc: 46, pin: 32, pinMiddle: 18 };
/** No closer look tells apart what is in one spot here. */
const CLOSEST_ZOOM = 18;

export type Layout = { pins: readonly MapPlace[]; stacks: readonly Cluster[] };

/** Of each zoom, half a level is laid out once. */
export const layoutLevel = (zoom: number): number => Math.floor(zoom * 2) / 2;

/**
 * Lays out pins that would cover one another: a few are moved apart, each as little as possible, many become a disc,
 * and so does what would cover a disc.
 * A guide's pins are always moved: a disc's number would look like one of theirs.
 */
export function createLayout(places: readonly MapPlace[]): (zoom: number) => Layout {
  const gather = createClusterer(
    places.filter(({ number }) => number === undefined),
    PIN_GAP,
  );
  const levels = new Map<number, Layout>();
  return (zoom) => {
    const level = layoutLevel(zoom);
    const known = levels.get(level);
    if (known) return known;
    const spots = gather(level);
    const stacks = clearDiscs(
      spots.filter(isStack),
      spots.filter((spot) => !isStack(spot)),
      level,
    );
    const stacked = new Set(stacks.flatMap((stack) => stack.places));
    const apart = places.filter((place) => !stacked.has(place));
    const laid = { pins: moveApart(apart, level), stacks };
    levels.set(level, laid);
    return laid;
  };
}

const isStack = (spot: Cluster): boolean => spot.count > MAX_APART && isSeparable(spot);

/** The fullest discs, each with the places of whatever would cover it. */
function clearDiscs(stacks: readonly Cluster[], others: readonly Cluster[], level: number): Cluster[] {
  const project = pixelsAt(level);
  const discs: Cluster[] = [];
  const joining = new Map<Cluster, MapPlace[]>();
  const join = (point: Pixel, gap: number, places: readonly MapPlace[]): boolean => {
    const disc = discs.find((each) => distance(project(each), point) < gap);
    if (disc) joining.set(disc, [...(joining.get(disc) ?? []), ...places]);
    return disc !== undefined;
  };
  for (const stack of stacks.toSorted((a, b) => b.count - a.count))
    if (!join(project(stack), DISC_GAP.disc, stack.places)) discs.push(stack);
  for (const place of others.flatMap(({ places }) => places)) {
    const { x, y } = project(place);
    join({ x, y: y - DISC_GAP.pinMiddle }, DISC_GAP.pin, [place]);
  }
  return discs.map((disc) => withPlaces(disc, joining.get(disc) ?? []));
}

type Pixel = { x: number; y: number };
const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);

const pixelsAt = (level: number) => {
  const size = TILE_SIZE * 2 ** level;
  return ({ longitude, latitude }: { longitude: number; latitude: number }): Pixel => ({
    x: (longitude / 360 + 0.5) * size,
    y: mercatorY(latitude) * size,
  });
};

function isSeparable({ box: [west, south, east, north] }: Cluster): boolean {
  const size = TILE_SIZE * 2 ** CLOSEST_ZOOM;
  return Math.max((east - west) / 360, mercatorY(south) - mercatorY(north)) * size > PIN_GAP;
}

/** What touches nothing keeps its very position. */
function moveApart(places: readonly MapPlace[], level: number): MapPlace[] {
  const size = TILE_SIZE * 2 ** level;
  const at = places.map(pixelsAt(level));
  const moved = spreadPins(at, PIN_GAP);
  return places.map((place, index) => {
    const [from, to] = [at[index], moved[index]];
    if (!from || !to || (from.x === to.x && from.y === to.y)) return place;
    return { ...place, longitude: (to.x / size - 0.5) * 360, latitude: latitudeOf(to.y / size) };
  });
}
