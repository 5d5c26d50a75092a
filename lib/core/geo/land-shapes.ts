import { z } from "zod";

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** A closed line: the first position is the last one too. */
const Ring = z
  .array(Position)
  .min(4)
  .refine((ring) => ring[0]?.join() === ring.at(-1)?.join(), "a ring must be closed");

/**
 * The shape of data/land/bay-land.json, as GeoJSON has it. A test checks the file against it: at run time 76 KB of
 * coordinates are not checked again.
 */
export const LandShapes = z.strictObject({
  type: z.literal("GeometryCollection"),
  geometries: z
    .array(z.strictObject({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(Ring).min(1)).min(1) }))
    .min(1),
});
