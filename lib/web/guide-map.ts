import { unstable_cache } from "next/cache";
import type { Guide } from "@/lib/contracts/guide";
import type { Coordinates } from "@/lib/core/geo/distance";
import { fitFrame } from "@/lib/core/geo/map-frame";
import { spreadPins } from "@/lib/core/geo/spread-pins";
import { mapTilesPath } from "./map-tiles";
import { type StreetPicture, streetPicture } from "./street-picture/street-picture";

/** Places on a picture of the streets around them: pins in the order of the places, in pixels. */
export type GuideMap = { width: number; height: number; pins: { x: number; y: number }[]; streets: StreetPicture };

const SIZE = { width: 320, height: 240 };
const PADDING = 36;
const PIN_GAP = 25;

/** Null for a guide without entries. */
export async function guideMap({ entries }: Pick<Guide, "entries">): Promise<GuideMap | null> {
  return entries.length === 0 ? null : streetMap(entries.map(({ restaurant }) => restaurant));
}

/** Where places are: drawn once for the same places and the same tiles. */
export async function streetMap(places: readonly Coordinates[]): Promise<GuideMap> {
  const positions = places.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const key = [await mapTilesPath(), JSON.stringify(positions)];
  return unstable_cache(() => drawMap(positions), key)();
}

export async function drawMap(positions: readonly Coordinates[]): Promise<GuideMap> {
  const frame = fitFrame(positions, { ...SIZE, padding: PADDING });
  const spots = positions.map((position) => frame.toPixel(position)).map(([x, y]) => ({ x, y }));
  const pins = spreadPins(spots, PIN_GAP, SIZE);
  return { ...SIZE, pins, streets: await streetPicture(frame, pins) };
}
