import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";

/** About a mile and a half each way: what a map shows of where its reader is. */
const DEGREES = 0.025;
const DECIMALS = 4;

/** The box around a position in which there may be somewhere for tonight. */
export function areaAround({ latitude, longitude }: Coordinates): Bounds {
  const width = DEGREES / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const box = [longitude - width, latitude - DEGREES, longitude + width, latitude + DEGREES];
  return box.map((degrees) => Number(degrees.toFixed(DECIMALS))) as unknown as Bounds;
}
