import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const METERS_PER_DEGREE = 111_195;
/** One scale for the whole Bay Area: at its edges lengths are off by a hundredth. */
const EAST_SCALE = Math.cos((37.7 * Math.PI) / 180);
/** Nobody eats on a freeway. */
const CLASSES = ["trunk", "primary", "secondary", "tertiary", "minor"];
const SUFFIX =
  / (?:street|st|avenue|ave|boulevard|blvd|road|rd|way|drive|dr|lane|place|court|terrace|plaza|parkway|expressway)$/;
const DIRECTION = /^(?:east|west|north|e|w|n|s|south(?! van ness)) /;
const NUMBERED = /^(\d{1,2}(?:st|nd|rd|th)) (street|st|avenue|ave)$/;

/** In meters, from the equator and the prime meridian. */
export const project = ({ latitude, longitude }: { latitude: number; longitude: number }): Point => [
  longitude * METERS_PER_DEGREE * EAST_SCALE,
  latitude * METERS_PER_DEGREE,
];

/** "polk" for "Polk Street", "24th street" for "24th Street": a number alone is a street's and an avenue's. */
export function streetKey(name: string): string {
  const folded = foldWords(name).replace(DIRECTION, "");
  const [, number, kind] = NUMBERED.exec(folded === "third street" ? "3rd street" : folded) ?? [];
  return number && kind ? `${number} ${kind.startsWith("a") ? "avenue" : "street"}` : folded.replace(SUFFIX, "");
}

/** The lines of all streets, by their keys and then by their full names. `folder` holds streets-*.geojson. */
export function readStreetLines(folder: string): Map<string, Map<string, Line[]>> {
  const byKey = new Map<string, Map<string, Line[]>>();
  for (const path of globSync("streets-*.geojson", { cwd: folder }).toSorted())
    for (const { properties, geometry } of JSON.parse(readFileSync(join(folder, path), "utf8")).features) {
      if (!CLASSES.includes(properties.class) || properties.ramp || !properties.name) continue;
      const parts: [number, number][][] =
        geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;
      const key = streetKey(properties.name);
      const name = foldWords(properties.name).replace(DIRECTION, "");
      const own = parts.map((part) => part.map(([longitude, latitude]) => project({ latitude, longitude })));
      const named = byKey.get(key) ?? new Map<string, Line[]>();
      byKey.set(key, named.set(name, [...(named.get(name) ?? []), ...own]));
    }
  return byKey;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Points along a line, each for so many meters of it. */
export function* stepsAlong(line: Line, step: number): Generator<{ at: Point; meters: number }> {
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const length = distance(from, to);
    const count = Math.max(1, Math.ceil(length / step));
    for (let each = 0; each < count; each += 1)
      yield { at: between(from, to, (each + 0.5) / count), meters: length / count };
  }
}

export const lengthOf = (lines: readonly Line[]): number =>
  lines.flatMap((line) => line.map((to, i) => distance(line[i - 1] ?? to, to))).reduce((sum, each) => sum + each, 0);

type Box = readonly [west: number, south: number, east: number, north: number];
const boxOf = (line: Line): Box => [
  Math.min(...line.map(([x]) => x)),
  Math.min(...line.map(([, y]) => y)),
  Math.max(...line.map(([x]) => x)),
  Math.max(...line.map(([, y]) => y)),
];

/** The lines of the map end short of the middle of a wider street. */
const MEETING_METERS = 15;

const meet = (a: Box, b: Box): boolean =>
  a[0] - MEETING_METERS <= b[2] &&
  b[0] - MEETING_METERS <= a[2] &&
  a[1] - MEETING_METERS <= b[3] &&
  b[1] - MEETING_METERS <= a[3];

/** Where two streets cross or meet. */
export function crossings(first: readonly Line[], second: readonly Line[]): Point[] {
  const boxes = second.map(boxOf);
  return first.flatMap((line) => {
    const box = boxOf(line);
    return second.flatMap((other, at) => (meet(box, boxes[at] ?? box) ? crossingsOfLines(line, other) : []));
  });
}

function crossingsOfLines(first: Line, second: Line): Point[] {
  return first.slice(1).flatMap((to, i) =>
    second.slice(1).flatMap((otherTo, j) => {
      const at = crossing([first[i] ?? to, to], [second[j] ?? otherTo, otherTo]);
      return at ? [at] : [];
    }),
  );
}

type Segment = readonly [from: Point, to: Point];

function crossing(first: Segment, second: Segment): Point | null {
  const [[ax, ay], [bx, by]] = first;
  const [[cx, cy], [dx, dy]] = second;
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross !== 0) {
    const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
    const alongOther = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
    if (along >= 0 && along <= 1 && alongOther >= 0 && alongOther <= 1) return between(first[0], first[1], along);
  }
  const ends = [
    ...first.map((end) => [end, nearestOn(end, second)] as const),
    ...second.map((end) => [end, nearestOn(end, first)] as const),
  ];
  return ends.find(([end, near]) => distance(end, near) <= MEETING_METERS)?.[0] ?? null;
}

function nearestOn(at: Point, [from, to]: Segment): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  return between(from, to, Math.min(1, Math.max(0, share)));
}
