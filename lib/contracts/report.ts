import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { plainText } from "@/lib/core/plain-text";
import { Correction } from "./restaurant-correction";
import { SOME_CORRECTION } from "./some-field";

export const ReportKind = z.enum(["closed", "address", "phone", "hours", "other"]);
export type ReportKind = z.infer<typeof ReportKind>;

/** The maximum length of a report's text, in characters. */
const REPORT_MAX_LENGTH = 500;

const WHICH_PLACE = "Say which restaurant this is about.";
const WHICH_GUIDE = "Say in which guide you found it.";

/** What a reader reports about a place, and in which guide they found it. */
export const ReportInput = z.object({
  restaurantId: z.string({ error: WHICH_PLACE }).max(200, WHICH_PLACE),
  guideId: z.string({ error: WHICH_GUIDE }).max(200, WHICH_GUIDE),
  kind: z.enum(ReportKind.options, { error: "Choose what is wrong with this place." }),
  words: z
    .string({ error: "Say in words what is wrong." })
    .nullish()
    .transform((words) => (words ? plainText(words).trim() : ""))
    .refine((words) => words.length <= REPORT_MAX_LENGTH, `That is too long: ${REPORT_MAX_LENGTH} characters at most.`)
    .transform((words) => words || null),
});
export type ReportInput = z.infer<typeof ReportInput>;

/** All unsettled reports about one place. */
export const PlaceReports = z.object({
  restaurant: z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.enum(CITIES),
    phoneNumber: z.string().nullable(),
    website: z.string().nullable(),
    isOpen: z.boolean(),
  }),
  /** The number of readers; reports from one client address count once. */
  readers: z.number().int(),
  kinds: z.array(z.object({ kind: ReportKind, readers: z.number().int() })),
  /** Newest first, the latest few. */
  words: z.array(z.object({ kind: ReportKind, words: z.string(), at: z.string() })),
  guides: z.array(z.object({ id: z.string(), name: z.string() })),
  latestAt: z.string(),
  /** The id of the newest of these reports: settling them settles none that came later. */
  seen: z.number().int(),
});
export type PlaceReports = z.infer<typeof PlaceReports>;

export const ReportList = z.object({ reports: z.array(PlaceReports), total: z.number().int() });
export type ReportList = z.infer<typeof ReportList>;

const seen = z
  .number({ error: "seen must be the newest report that was looked at." })
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER);

export const SettleReportsInput = z.discriminatedUnion(
  "outcome",
  [
    z.object({ outcome: z.literal("closed"), seen }),
    z.object({ outcome: z.literal("dismissed"), seen }),
    z.object({
      outcome: z.literal("corrected"),
      seen,
      correction: Correction.omit({ isOpen: true }).refine(...SOME_CORRECTION),
    }),
  ],
  { error: "outcome must be one of closed, corrected, dismissed." },
);
export type SettleReportsInput = z.infer<typeof SettleReportsInput>;
