import { z } from "zod";
import areas from "@/data/landmarks/areas.json" with { type: "json" };
import landmarks from "@/data/landmarks/landmarks.json" with { type: "json" };
import towns from "@/data/landmarks/towns.json" with { type: "json" };
import { CITIES } from "@/lib/core/cities";

const Position = { latitude: z.number().min(36.9).max(38.3), longitude: z.number().min(-122.7).max(-121.5) };
const names = z.array(z.string().min(2));
const source = z.enum(["OpenStreetMap", "hand"]);

/** What people name as a place to be near. Written by scripts/make-landmarks.mjs. */
export const Landmark = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Unique, and the value of constraints on it. */
  name: z.string().min(3),
  /** Whether sentences say "the Exploratorium". */
  takesArticle: z.boolean().optional(),
  names,
  /** Names that count only after a word like "near": "the Greek", "City Hall". */
  weakNames: names.optional(),
  kind: z.enum([
    ...["bart", "caltrain", "vta", "muni", "station", "arena", "theater", "museum"],
    ...["hospital", "campus", "park", "sight", "shops", "hotel", "airport", "company"],
  ] as const),
  city: z.enum(CITIES),
  /** Where it lies outside of our city: Levi's Stadium is in Santa Clara. */
  town: z.string().optional(),
  ...Position,
  /** From its position to its edge, where it is large. */
  reachMeters: z.number().int().positive().optional(),
  /** Further positions of what is long, such as a beach. */
  spots: z.array(z.strictObject(Position)).optional(),
  source,
});
export type Landmark = z.infer<typeof Landmark>;

/** The middle of a neighborhood. */
const AreaCenter = z.strictObject({ city: z.enum(CITIES), name: z.string(), ...Position, source });
export type AreaCenter = z.infer<typeof AreaCenter>;

/** A town that lies around our cities, in none of them. */
const Town = z.strictObject({ name: z.string(), names, weakNames: names.optional(), ...Position, source });
export type Town = z.infer<typeof Town>;

export const LANDMARKS: readonly Landmark[] = z.array(Landmark).parse(landmarks.landmarks);
export const AREA_CENTERS: readonly AreaCenter[] = z.array(AreaCenter).parse(areas.areas);
export const TOWNS_AROUND: readonly Town[] = z.array(Town).parse(towns.towns);
