import { unstable_cache } from "next/cache";
import type { Guide } from "@/lib/contracts/guide";
import type { Coordinates } from "@/lib/core/geo/distance";
import { fitFrame } from "@/lib/core/geo/map-frame";
import { spreadPins } from "@/lib/core/geo/spread-pins";
import { tilesVersion } from "./map-tiles";
import { placeLabels, type StreetLabel } from "./street-picture/place-labels";
import { readShapes } from "./street-picture/read-shapes";
import { STREET_MAP, streetsPath } from "./street-picture/streets-path";

/** Places among the streets around them: pins in the order of the places, in pixels; `streets` is a picture's path. */
export type GuideMap = {
  width: number;
  height: number;
  pins: { x: number; y: number }[];
  streets: string;
  labels: StreetLabel[];
};

const PADDING = 36;
/** Between the middles of two pins: each is drawn 24 wide, and can be pressed without its neighbor. */
const PIN_GAP = 32;

/** Null for a guide without entries. */
export async function guideMap({ entries }: Pick<Guide, "entries">): Promise<GuideMap | null> {
  return entries.length === 0 ? null : streetMap(entries.map(({ restaurant }) => restaurant));
}

/** Where places are: composed once for the same places and the same tiles. */
export async function streetMap(places: readonly Coordinates[]): Promise<GuideMap> {
  const positions = places.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const key = [`street map, pins ${PIN_GAP} apart`, await tilesVersion(), JSON.stringify(positions)];
  return unstable_cache(() => composeMap(positions), key)();
}

export async function composeMap(positions: readonly Coordinates[]): Promise<GuideMap> {
  const frame = fitFrame(positions, { ...STREET_MAP, padding: PADDING });
  const spots = positions.map((position) => frame.toPixel(position)).map(([x, y]) => ({ x, y }));
  const pins = spreadPins(spots, PIN_GAP, STREET_MAP);
  const labels = placeLabels(await readShapes(frame), frame, pins);
  return { ...STREET_MAP, pins, streets: await streetsPath(frame.view), labels };
}
