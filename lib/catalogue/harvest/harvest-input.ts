import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { MIN_RADIUS } from "./nodes";

const RADIUS_MESSAGE = `--min-radius must be from ${MIN_RADIUS} to 5,000 meters.`;

export const HarvestInput = z.object({
  city: z.enum(CITIES, { error: `--city must be one of ${CITIES.join(", ")}.` }),
  maxCalls: z.number().int().min(1).default(100_000),
  /** Metres. */
  minRadius: z.number().min(MIN_RADIUS, RADIUS_MESSAGE).max(5_000, RADIUS_MESSAGE).default(MIN_RADIUS),
  /** Walks a city again that was walked to its end. */
  again: z.boolean().default(false),
});
export type HarvestInput = z.infer<typeof HarvestInput>;

export type HarvestReport = {
  city: string;
  outcome: "finished" | "paused" | "already finished";
  /** Places of the city that Google returned since this walk started, and what became of them. */
  found: number;
  added: number;
  updated: number;
  closed: number;
  /** Nodes where Google failed; the next run tries them again. */
  failed: number;
  /** Nodes of the smallest size with as many places as Google gives: there may be more in them. */
  full: number;
  pending: number;
  /** Of the whole walk, earlier runs included. */
  calls: number;
  costUsd: number;
};
