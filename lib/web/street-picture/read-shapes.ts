import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import type { Pixel } from "@/lib/core/geo/clip-ring";
import type { MapFrame } from "@/lib/core/geo/map-frame";
import { readMapTile, type TileAddress } from "../map-tiles";

type Line = Pixel[];
type NamedPoint = { name: string; kind: string; at: Pixel };
export type Street = { kind: string; name: string | null; lines: Line[] };

/** What the tiles hold of a frame, in its pixels. `campus` is the ground of schools and airports. */
export type MapShapes = {
  campus: Line[];
  green: Line[];
  water: Line[];
  rail: Line[];
  streets: Street[];
  names: NamedPoint[];
};

/** Tiles are read at the zoom at which one is about so wide. */
const TILE_PIXELS = 300;
const GROUNDS = ["campus", "airport", "runway"];

export async function readShapes(frame: MapFrame): Promise<MapShapes> {
  const shapes: MapShapes = { campus: [], green: [], water: [], rail: [], streets: [], names: [] };
  for (const address of tilesOf(frame)) {
    const gzipped = await readMapTile(address);
    if (!gzipped) continue;
    const read = layerReader(new VectorTile(new PbfReader(gunzipSync(gzipped))), toFrame(frame, address));
    for (const { lines, kind } of read("green")) shapes[GROUNDS.includes(kind) ? "campus" : "green"].push(...lines);
    shapes.water.push(...read("water").flatMap(({ lines }) => lines));
    shapes.rail.push(...read("rail").flatMap(({ lines }) => lines));
    // From afar the narrowest streets weigh ten times the rest, and none can be told from the next.
    const isDrawn = ({ kind, isRamp }: Read) => !isRamp && (kind !== "minor" || address.z === BAY_TILES.maxZoom);
    shapes.streets.push(...read("streets").filter(isDrawn));
    for (const { name, kind, lines } of read("labels")) {
      const at = lines[0]?.[0];
      if (name !== null && at) shapes.names.push({ name, kind, at });
    }
  }
  return shapes;
}

type Transform = (extent: number) => (point: { x: number; y: number }) => Pixel;
type Read = Street & { isRamp: boolean };

/** The features of one of a tile's layers, in the frame's pixels. */
const layerReader =
  ({ layers }: VectorTile, transform: Transform) =>
  (name: string): Read[] => {
    const layer = layers[name];
    if (!layer) return [];
    const toPixel = transform(layer.extent);
    return Array.from({ length: layer.length }, (_, index) => {
      const feature = layer.feature(index);
      const { class: type, kind = type, name: named, ramp } = feature.properties;
      const lines = feature.loadGeometry().map((line) => line.map(toPixel));
      return { kind: String(kind), name: textOf(named), isRamp: ramp !== undefined, lines };
    });
  };

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** From a tile's units to the frame's pixels: both are Web Mercator, so that two corners say it all. */
function toFrame(frame: MapFrame, { z, x, y }: TileAddress): Transform {
  const [west, north] = frame.toPixel(cornerOf(x, y, z));
  const [east, south] = frame.toPixel(cornerOf(x + 1, y + 1, z));
  return (extent) => (point) => [
    west + (point.x / extent) * (east - west),
    north + (point.y / extent) * (south - north),
  ];
}

const cornerOf = (x: number, y: number, z: number) => ({
  longitude: (x / 2 ** z) * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI,
});

function tilesOf(frame: MapFrame): TileAddress[] {
  const worldWidth =
    frame.toPixel({ longitude: 180, latitude: 0 })[0] - frame.toPixel({ longitude: -180, latitude: 0 })[0];
  const fitting = Math.round(Math.log2(worldWidth / TILE_PIXELS));
  const z = Math.min(Math.max(fitting, BAY_TILES.minZoom), BAY_TILES.maxZoom);
  const size = worldWidth / 2 ** z;
  const [left, top] = frame.toPixel(cornerOf(0, 0, z));
  const range = (from: number, length: number) => {
    const first = Math.floor(-from / size);
    return Array.from({ length: Math.floor((length - from) / size) - first + 1 }, (_, index) => first + index);
  };
  return range(left, frame.width).flatMap((x) => range(top, frame.height).map((y) => ({ z, x, y })));
}
