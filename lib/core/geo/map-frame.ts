import type { Coordinates } from "./distance";

/** What a map shows: its middle, and how many pixels a degree of longitude takes. */
export type MapView = Coordinates & { scale: number };
/** A section of the map: x increases east and y increases south, in pixels from the upper left corner. */
export type MapFrame = {
  width: number;
  height: number;
  view: MapView;
  toPixel: (point: Coordinates) => [x: number, y: number];
};

type Size = { width: number; height: number };

/** The minimum width in degrees of longitude, about 2.5 km: a narrower frame shows too little context. */
const MIN_WIDTH_DEGREES = 0.028;
/** Of a view's degrees: a tenth of a pixel in the narrowest frame. */
const DIGITS = 5;

/** The closest frame of this size that contains all points inside its padding. Its view is in round numbers. */
export function fitFrame(points: readonly Coordinates[], size: Size & { padding: number }): MapFrame {
  const { width, height, padding } = size;
  const xs = points.map(({ longitude }) => longitude);
  const ys = points.map(({ latitude }) => mercator(latitude));
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const inside = { width: width - 2 * padding, height: height - 2 * padding };
  const scale = Math.min(
    inside.width / Math.max(east - west, 0),
    inside.height / Math.max(north - south, 0),
    maxScale(width),
  );
  const middle = { longitude: (west + east) / 2, latitude: latitudeOf((south + north) / 2) };
  return frameOf(
    {
      longitude: Number(middle.longitude.toFixed(DIGITS)),
      latitude: Number(middle.latitude.toFixed(DIGITS)),
      scale: Math.floor(scale),
    },
    size,
  );
}

/** The frame of this size that shows a view. */
export function frameOf(view: MapView, { width, height }: Size): MapFrame {
  const middle = mercator(view.latitude);
  const toPixel = ({ latitude, longitude }: Coordinates): [number, number] => [
    width / 2 + (longitude - view.longitude) * view.scale,
    height / 2 - (mercator(latitude) - middle) * view.scale,
  ];
  return { width, height, view, toPixel };
}

/** The scale of the narrowest frame of a width. */
export const maxScale = (width: number): number => width / MIN_WIDTH_DEGREES;

/** Web Mercator's y in degrees: the usual projection of web maps, so that shapes look the same on all our maps. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

const latitudeOf = (y: number): number => (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI;
