import { z } from "zod";

/** A guide in the list of the Guides screen: only id, name and city are required. */
export const GuideListItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  city: z.string(),
  createdAt: z.string().default(() => new Date().toISOString()),
  heroImageUrl: z.string().nullable().default(null),
  coverCuisine: z.string().default(""),
});
export type GuideListItem = z.infer<typeof GuideListItem>;
