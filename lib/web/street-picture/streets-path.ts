import { z } from "zod";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import { type MapView, maxScale } from "@/lib/core/geo/map-frame";
import { tilesVersion } from "../map-tiles";

/** Of the small maps, in pixels. */
export const STREET_MAP = { width: 320, height: 240 };
/** So few pixels a degree show all that the tiles hold. */
const MIN_SCALE = 70;

const [WEST, SOUTH, EAST, NORTH] = BAY_TILES.bounds;
const degrees = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,5})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** "-122.41942,37.75993,11428" */
export const ViewParam = z
  .string()
  .transform((text) => text.split(","))
  .pipe(
    z.tuple([
      degrees(WEST, EAST),
      degrees(SOUTH, NORTH),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .pipe(z.number().min(MIN_SCALE).max(maxScale(STREET_MAP.width))),
    ]),
  )
  .transform(([longitude, latitude, scale]): MapView => ({ longitude, latitude, scale }));

/** Where the streets of a view are drawn, as a picture of its own: a page carries only their names. */
export const streetsPath = async ({ longitude, latitude, scale }: MapView): Promise<string> =>
  `/tiles/${await tilesVersion()}/streets/${longitude},${latitude},${scale}`;
