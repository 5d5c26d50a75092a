import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { plainText } from "@/lib/core/plain-text";
import { EntryVerdict } from "./constraint";
import { EvidenceAbout } from "./place";
import { CityInput } from "./query-params";
import { PromptCorrection, PromptReading } from "./reading";
import { Restaurant } from "./restaurant";
import { SOME_CHANGE } from "./some-field";
import { StageName, StageUsage } from "./stage-name";
import { TooFewPlaces } from "./too-few-places";

/** A prompt has at most this many characters after trimming. */
export const PROMPT_LENGTH_MAX = 1000;
/** How many guides the landing page shows. */
export const LATEST_GUIDES_LIMIT = 12;
/** How many corrections one prompt may have. */
export const CORRECTIONS_MAX = 20;
const EMPTY_PROMPT_MESSAGE = "Tell us what kind of guide you want—give us a vibe or occasion.";

export const CreateGuideInput = z.object({
  city: CityInput,
  prompt: z
    .string({ error: "Say in words what you are in the mood for." })
    .transform((prompt) => plainText(prompt).normalize("NFC").trim())
    .refine((prompt) => prompt !== "", EMPTY_PROMPT_MESSAGE)
    .refine(
      (prompt) => prompt.length <= PROMPT_LENGTH_MAX,
      `That is too long: ${PROMPT_LENGTH_MAX.toLocaleString("en")} characters at most.`,
    ),
  /** What was meant otherwise than an earlier guide of the same prompt read it. */
  corrections: z
    .array(PromptCorrection, "Send the corrections as a list.")
    .max(CORRECTIONS_MAX, `A prompt can be corrected ${CORRECTIONS_MAX} times at most.`)
    .optional(),
});
export type CreateGuideInput = z.infer<typeof CreateGuideInput>;

/** A guide in a list. */
export const GuideSummary = z.object({
  id: z.string(),
  name: z.string(),
  city: z.enum(CITIES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  introduction: z.string(),
  heroImageUrl: z.string().nullable(),
  coverCuisine: z.string(),
  isEmailGuide: z.boolean(),
  isAdminOnly: z.boolean(),
  /** In a list for the reader who sparked it; absent everywhere else. */
  isOwn: z.literal(true).optional(),
});
export type GuideSummary = z.infer<typeof GuideSummary>;

/**
 * A guide in the admin list. Hidden: it was public, and an editor took it down. Unlisted: its author did. A preview was
 * never public.
 */
export const AdminGuide = GuideSummary.extend({
  isFeatured: z.boolean(),
  isHidden: z.boolean(),
  isUnlisted: z.boolean(),
});
export type AdminGuide = z.infer<typeof AdminGuide>;

export const GuidesResponse = z.object({ guides: z.array(GuideSummary) });

/** A guide in the table where administrators manage guides. Flags that only they see default to false. */
export const ManagedGuide = AdminGuide.pick({ id: true, name: true, city: true, createdAt: true }).extend({
  isEmailGuide: z.boolean().default(false),
  isAdminOnly: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  isUnlisted: z.boolean().default(false),
});
export type ManagedGuide = z.infer<typeof ManagedGuide>;

export const ManagedGuidesResponse = z.object({ guides: z.array(ManagedGuide) });
export const ManagedGuideResponse = z.object({ guide: ManagedGuide });

/** What an administrator turns on or off of a guide. */
export const ChangeGuideInput = z
  .object({
    isFeatured: z.boolean({ error: "isFeatured must be true or false." }).optional(),
    isHidden: z.boolean({ error: "isHidden must be true or false." }).optional(),
  })
  .refine(...SOME_CHANGE);
export type ChangeGuideInput = z.infer<typeof ChangeGuideInput>;

/** Which entry was changed after its guide was written, and why, for the update line on the page. */
export const GuideUpdate = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  restaurantName: z.string(),
  reason: z.enum(["closed", "closed_for_now", "renamed", "moved", "corrected"]),
});
export type GuideUpdate = z.infer<typeof GuideUpdate>;

export const Evidence = z.object({
  id: z.string(),
  about: EvidenceAbout,
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  /** YYYY-MM-DD. */
  datedOn: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Facts and dishes are told from what a source lists; every other text is as its source wrote it. */
export const isToldInOurWords = ({ about }: Pick<Evidence, "about">): boolean => about === "facts" || about === "dish";

/** Of what others wrote, when they did or we read it. Our own catalogue is one text, and its day is that of the last check. */
export const isDateTold = ({ sourceUrl }: Pick<Evidence, "sourceUrl">): boolean => sourceUrl !== null;

export const PhotoAttribution = z.object({ restaurantName: z.string(), source: z.string() });
export type PhotoAttribution = z.infer<typeof PhotoAttribution>;

export const GuideEntry = z.object({
  id: z.string(),
  flavorText: z.string(),
  photoUrl: z.string().nullable(),
  photoAttribution: PhotoAttribution.nullable(),
  restaurant: Restaurant,
  /** "Why this pick": the evidence behind the text, and the verdicts on the prompt's constraints. */
  evidence: z.array(Evidence),
  verdicts: z.array(EntryVerdict),
});
export type GuideEntry = z.infer<typeof GuideEntry>;

/**
 * How the prompt was read. Words that stand nowhere but in the prompt are null for whoever may not read it: the
 * quote always, and the label of what was not understood.
 */
export const GuideReading = PromptReading.pick({
  role: true,
  type: true,
  outcome: true,
  readAs: true,
  person: true,
}).extend({
  quote: z.string().nullable(),
  label: z.string().nullable(),
});
export type GuideReading = z.infer<typeof GuideReading>;

/** A whole guide (spec 3): introduction is paragraphs separated by blank lines. */
export const Guide = GuideSummary.extend({
  updatedAt: z.string(),
  heroImageAttribution: PhotoAttribution.nullable(),
  writtenBy: z.enum(["house", "model"]),
  /** What went wrong while it was made, as sentences. */
  notes: z.array(z.string()),
  /** Whether anything on its page comes from Google, which requires attribution. */
  usesGoogle: z.boolean(),
  /** Whether search engines may list it: the magazine's own guides, and user-made ones an administrator featured. */
  isIndexable: z.boolean(),
  /** Its author took it off the public pages. */
  isUnlisted: z.literal(true).optional(),
  /** Newest first. */
  updates: z.array(GuideUpdate),
  /** In the order of the prompt, without what asks for nothing; empty for guides older than this field. */
  readings: z.array(GuideReading),
  /** Whether this reader may say what was meant otherwise: the author, and administrators. */
  isCorrectable: z.boolean().optional(),
  /** It is this reader's own. */
  isOwn: z.literal(true).optional(),
  entries: z.array(GuideEntry),
});
export type Guide = z.infer<typeof Guide>;

/** The progress that a person who sparks a guide sees (contract 2). */
export const GuideProgress = z.discriminatedUnion("type", [
  z.object({ type: z.literal("idea"), idea: z.object({ title: z.string() }) }),
  z.object({ type: z.literal("search"), candidateCount: z.number().int() }),
  z.object({
    type: z.literal("entry"),
    /** Counts from 1. */
    index: z.number().int(),
    total: z.number().int(),
    entry: z.object({ restaurant: z.object({ name: z.string() }) }),
  }),
  z.object({ type: z.literal("title"), title: z.string() }),
  z.object({ type: z.literal("introduction"), paragraphs: z.array(z.string()) }),
  z.object({ type: z.literal("saving") }),
]);
export type GuideProgress = z.infer<typeof GuideProgress>;

/** A stage whose stored output a rerun reuses has no usage. */
export const DebugProgress = z.object({ stage: StageName, data: z.unknown(), usage: StageUsage.optional() });
export type DebugProgress = z.infer<typeof DebugProgress>;

/** The frames of POST /api/guides: any number of progress, then exactly one complete, tooFew or error. */
export const GuideStreamEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("progress"), data: z.union([GuideProgress, DebugProgress]) }),
  z.object({ event: z.literal("complete"), data: z.object({ guide: GuideSummary }) }),
  z.object({ event: z.literal("tooFew"), data: TooFewPlaces }),
  z.object({ event: z.literal("error"), data: z.object({ message: z.string() }) }),
]);
export type GuideStreamEvent = z.infer<typeof GuideStreamEvent>;

/** The 422 of POST /api/guides where too few places fit: a sentence for every client, and what it can show instead. */
export const TooFewResponse = z.object({ error: z.string(), tooFew: TooFewPlaces });

/** How many guides a reader can still ask for within this hour. */
export const CreationAllowance = z.object({
  allowed: z.number().int(),
  left: z.number().int(),
  /** Until the next can be made; 0 where one can be now. */
  nextInSeconds: z.number(),
});
export type CreationAllowance = z.infer<typeof CreationAllowance>;

export const ExamplePromptResponse = z.object({ prompt: z.string() });
