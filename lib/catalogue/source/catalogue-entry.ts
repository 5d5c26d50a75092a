import { z } from "zod";
import { CITIES } from "@/lib/core/cities";

const sentence = z.string().trim().min(8);
const words = z.array(z.string().min(1));

/** One restaurant of the built-in catalogue. What isn't known is null: nothing is invented. */
export const CatalogueEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  address: z.string().min(1),
  postalCode: z.string().nullable(),
  city: z.enum(CITIES),
  town: z.string().nullable(),
  neighbourhood: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** What the position rests on: the place's name in a source, its house number there, or only its street. */
  position: z.strictObject({
    grade: z.enum(["named", "numbered", "street", "approximate"]),
    source: z.string().min(4),
  }),
  cuisines: words.min(1).max(3),
  priceLevel: z.number().int().min(1).max(4).nullable(),
  dishes: z.array(z.strictObject({ name: z.string().min(1), detail: z.string().nullable() })).min(1),
  room: z.string().nullable(),
  vibes: words,
  goodFor: words,
  meals: words,
  diets: words,
  features: words,
  phone: z.string().nullable(),
  website: z.url().nullable(),
  since: z.number().int().min(1849).nullable(),
  editorialSummary: sentence,
  notes: z
    .array(z.strictObject({ about: z.enum(["story", "cooking", "room", "know", "order"]), text: sentence }))
    .min(2),
  /** When somebody last looked whether it is there, and where. */
  checked: z.strictObject({ on: z.iso.date(), against: z.string().min(4) }),
  /** Why it can't be confirmed to be open: such places are marked, and chosen last. */
  unconfirmed: z.string().min(8).optional(),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;
