import type { Coordinates } from "./distance";

/** A section of the map: x increases east and y increases south, in pixels from the upper left corner. */
export type MapFrame = { width: number; height: number; toPixel: (point: Coordinates) => [x: number, y: number] };

type Size = { width: number; height: number; padding: number };

/** The minimum width in degrees of longitude, about 2.5 km: a narrower frame shows too little context. */
const MIN_WIDTH_DEGREES = 0.028;

/** The closest frame of this size that contains all points inside its padding. */
export function fitFrame(points: readonly Coordinates[], { width, height, padding }: Size): MapFrame {
  const xs = points.map(({ longitude }) => longitude);
  const ys = points.map(({ latitude }) => mercator(latitude));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const inside = { width: width - 2 * padding, height: height - 2 * padding };
  const scale = Math.min(
    inside.width / Math.max(east - west, 0),
    inside.height / Math.max(north - south, 0),
    width / MIN_WIDTH_DEGREES,
  );
  const toPixel = ({ latitude, longitude }: Coordinates): [number, number] => [
    width / 2 + (longitude - (west + east) / 2) * scale,
    height / 2 - (mercator(latitude) - (south + north) / 2) * scale,
  ];
  return { width, height, toPixel };
}

/** Web Mercator's y in degrees: the usual projection of web maps, so that shapes look the same on all our maps. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
