import { BAY_LAND } from "./bay-land";
import { clipRing, type Pixel } from "./clip-ring";
import type { MapFrame } from "./map-frame";

const RINGS = BAY_LAND.flatMap(({ coordinates }) => coordinates.flat());
/** Pixels outside the frame, so that clipped edges and their stroke stay invisible. */
const MARGIN = 6;

/** The Bay Area's land in a frame, as an SVG path to fill with the even-odd rule. Empty if there is only water. */
export function landPath(frame: MapFrame): string {
  return RINGS.map((ring) => {
    const pixels = ring.map(([longitude = 0, latitude = 0]) => frame.toPixel({ longitude, latitude }));
    return pathOf(clipRing(pixels, frame, MARGIN));
  }).join("");
}

const pathOf = (ring: readonly Pixel[]): string =>
  ring.length < 3 ? "" : `M${ring.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join("L")}Z`;
