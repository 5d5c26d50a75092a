import { z } from "zod";

/** A guide in the list of the Guides screen: only id, name and city are required. */
export const GuideListItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  city: z.string(),
  createdAt: z.string().default(() => new Date().toISOString()),
  heroImageUrl: z.string().nullable().default(null),
  coverCuisine: z.string().default(""),
  /** False for a guide that a reader made. */
  isEmailGuide: z.boolean().default(false),
  /** The reader made it. */
  isOwn: z.boolean().default(false),
});
export type GuideListItem = z.infer<typeof GuideListItem>;
