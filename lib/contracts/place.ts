import { z } from "zod";
import { CITIES } from "@/lib/core/cities";

const texts = z.array(z.string());
const PlaceNote = z.object({ about: z.enum(["story", "cooking", "room", "know", "order"]), text: z.string() });

/** A restaurant's facts as the curator sees them: our row, whichever source found it. */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.enum(CITIES),
  town: z.string().nullable(),
  neighbourhood: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** The position may be some hundred meters off. Absent from older records. */
  hasApproximateCoordinates: z.boolean().optional(),
  /** Nobody could confirm that it is still open. Absent from older records. */
  isUnconfirmed: z.boolean().optional(),
  googlePlaceId: z.string().nullable(),
  cuisines: texts,
  /** 1 ($) to 4 ($$$$). */
  priceLevel: z.number().nullable(),
  dishes: z.array(z.object({ name: z.string(), detail: z.string().nullable() })),
  room: z.string().nullable(),
  vibes: texts,
  goodFor: texts,
  meals: texts,
  diets: texts,
  features: texts,
  foundedIn: z.number().nullable(),
  editorialSummary: z.string().nullable(),
  /** What is written about it beside the summary; reviews are not among them. Absent from older records. */
  notes: z.array(PlaceNote).optional(),
  rating: z.number().nullable(),
  userRatingCount: z.number().nullable(),
  status: z.enum(["open", "temporarily_closed", "closed"]),
  /** Search score of the plan that found it, 0 to 1. */
  relevance: z.number(),
});
export type Place = z.infer<typeof Place>;

/** What a piece of evidence tells of. "facts" is a record of what is listed, for the checker; the others are texts. */
export const EvidenceAbout = z.enum([
  ...["story", "cooking", "room", "know", "order"],
  ...["summary", "dish", "review", "facts"],
] as const);
export type EvidenceAbout = z.infer<typeof EvidenceAbout>;

/** A text with an id that a sentence of a guide names as its ground. */
export const EvidenceSnippet = z.object({
  id: z.string(),
  placeId: z.string(),
  about: EvidenceAbout,
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  /** YYYY-MM-DD. */
  datedOn: z.string(),
});
export type EvidenceSnippet = z.infer<typeof EvidenceSnippet>;
