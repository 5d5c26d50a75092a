import { z } from "zod";

/** A guide as the Guides screen lists it: id, name and city are all it needs, the rest falls back. */
export const GuideListItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  city: z.string(),
  createdAt: z.string().default(() => new Date().toISOString()),
  heroImageUrl: z.string().nullable().default(null),
  coverCuisine: z.string().default(""),
});
export type GuideListItem = z.infer<typeof GuideListItem>;
