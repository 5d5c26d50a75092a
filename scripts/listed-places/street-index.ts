import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import type { Coordinates } from "@/lib/core/geo/distance";
import { properStreet } from "./proper-name.ts";

type Point = [x: number, y: number];
type Segment = { name: string; from: Point; to: Point };
type HouseNumber = { number: string; street: string; at: Point };

const STREET_METERS = 60;
const NUMBER_METERS = 15;
const CELL_METERS = 100;
const METERS_PER_DEGREE = 111_195;
/** One scale for the whole Bay Area: at its edges lengths are off by a hundredth. */
const EAST_SCALE = Math.cos((37.7 * Math.PI) / 180);
/** Nobody's address is on a freeway. */
const STREET_CLASSES = ["trunk", "primary", "secondary", "tertiary", "minor"];

/** The streets and house numbers of the base map, by where they are. */
export class StreetIndex {
  readonly #segments = new Map<string, Segment[]>();
  readonly #numbers = new Map<string, HouseNumber[]>();

  /** `folder` holds streets-*.geojson and house-numbers.csv.gz. */
  constructor(folder: string) {
    for (const path of globSync("streets-*.geojson", { cwd: folder }).toSorted())
      for (const { properties, geometry } of JSON.parse(readFileSync(join(folder, path), "utf8")).features)
        if (STREET_CLASSES.includes(properties.class) && !properties.ramp && /\p{L}{2}/u.test(properties.name ?? ""))
          for (const line of geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates)
            this.#addLine(properties.name, line);
    const table = gunzipSync(readFileSync(join(folder, "house-numbers.csv.gz"))).toString("utf8");
    for (const row of Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true }).data) {
      const at = project({ latitude: Number(row.lat), longitude: Number(row.lon) });
      put(this.#numbers, cellOf(at), { number: row.number ?? "", street: row.nearest_street ?? "", at });
    }
  }

  /** "5801 College Ave", or "College Ave" where no number lies within 15 m; null without a street within 60 m. */
  addressAt(position: Coordinates): string | null {
    const at = project(position);
    const street = nearest(around(this.#segments, at), STREET_METERS, ({ from, to }) =>
      distanceToSegment(at, from, to),
    );
    if (!street) return null;
    const numbers = around(this.#numbers, at).filter(
      ({ number, street: own }) => own === street.name && /^\d/.test(number),
    );
    const house = nearest(numbers, NUMBER_METERS, (each) => distance(at, each.at));
    return house ? `${house.number} ${properStreet(street.name)}` : properStreet(street.name);
  }

  #addLine(name: string, line: [number, number][]): void {
    const points = line.map(([longitude, latitude]) => project({ latitude, longitude }));
    points.slice(1).forEach((to, i) => {
      const from = points[i] ?? to;
      const steps = Math.ceil(distance(from, to) / CELL_METERS) + 1;
      const cells = Array.from({ length: steps + 1 }, (_, step) => cellOf(between(from, to, step / steps)));
      for (const cell of new Set(cells)) put(this.#segments, cell, { name, from, to });
    });
  }
}

function nearest<T>(items: T[], max: number, metersTo: (item: T) => number): T | undefined {
  let best: { item: T; meters: number } | undefined;
  for (const item of items) {
    const meters = metersTo(item);
    if (meters <= max && (best === undefined || meters < best.meters)) best = { item, meters };
  }
  return best?.item;
}

const project = ({ latitude, longitude }: Coordinates): Point => [
  longitude * METERS_PER_DEGREE * EAST_SCALE,
  latitude * METERS_PER_DEGREE,
];
const cellOf = ([x, y]: Point): string => `${Math.floor(x / CELL_METERS)} ${Math.floor(y / CELL_METERS)}`;
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function distanceToSegment(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  return distance(at, between(from, to, Math.min(1, Math.max(0, share))));
}

function around<T>(cells: Map<string, T[]>, [x, y]: Point): T[] {
  const steps = [-CELL_METERS, 0, CELL_METERS];
  return steps.flatMap((dx) => steps.flatMap((dy) => cells.get(cellOf([x + dx, y + dy])) ?? []));
}

function put<T>(cells: Map<string, T[]>, cell: string, item: T): void {
  const items = cells.get(cell);
  if (items) items.push(item);
  else cells.set(cell, [item]);
}
