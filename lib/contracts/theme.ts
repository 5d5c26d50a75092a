import { z } from "zod";
import { THEME_CITY } from "@/lib/core/cities";
import { SOME_CHANGE } from "./some-field";

const THEME_STATUSES = ["PENDING", "APPROVED", "USED"] as const;

/** What a Thursday's guide is about (spec 3). SKIPPED and REGENERATED are only displayed, never stored. */
export const ScheduledTheme = z.object({
  id: z.string(),
  theme: z.string().default(""),
  rationale: z.string().default(""),
  seasonalContext: z.string().nullish(),
  /** YYYY-MM-DD: the week's Thursday in California, shown without any time-zone shift. */
  targetWeek: z.string(),
  status: z.enum([...THEME_STATUSES, "SKIPPED", "REGENERATED"]).default("PENDING"),
  guideId: z.string().nullish(),
  /** The work in progress on it, for a page that is opened meanwhile. */
  underWay: z.enum(["reimagining", "previewing"]).nullish(),
});
export type ScheduledTheme = z.infer<typeof ScheduledTheme>;

export const ThemesResponse = z.object({ themes: z.array(ScheduledTheme) });
export const ThemeResponse = z.object({ theme: ScheduledTheme });

/** How many weeks one run may generate. */
const WEEKS_MAX = 104;

export const ThemeCity = z.literal(THEME_CITY, { error: `city must be ${THEME_CITY}: themes are made for it alone.` });
const WEEKS_MESSAGE = `weeksToGenerate must be a whole number from 1 to ${WEEKS_MAX}.`;

/** POST /api/scheduled-themes/generate. */
export const GenerateThemesInput = z.object({
  city: ThemeCity,
  weeksToGenerate: z.int({ error: WEEKS_MESSAGE }).min(1, WEEKS_MESSAGE).max(WEEKS_MAX, WEEKS_MESSAGE),
});
export type GenerateThemesInput = z.infer<typeof GenerateThemesInput>;

const STATUS_MESSAGE = `status must be one of ${THEME_STATUSES.join(", ")}.`;
export const ThemeStatus = z.enum(THEME_STATUSES, { error: STATUS_MESSAGE });
export type ThemeStatus = z.infer<typeof ThemeStatus>;

const THEME_TEXT_MAX = 2_000;
const textField = (field: string) =>
  z
    .string({ error: `Write the ${field} as text.` })
    .max(THEME_TEXT_MAX, `That ${field} is too long: ${THEME_TEXT_MAX.toLocaleString("en")} characters at most.`);

/** PUT: the texts as an editor typed them, or the one status that an editor can set. */
export const UpdateThemeInput = z
  .object({
    theme: textField("theme").optional(),
    rationale: textField("rationale").optional(),
    status: z.literal("APPROVED", { error: "status can only be set to APPROVED." }).optional(),
  })
  .refine(...SOME_CHANGE);
export type UpdateThemeInput = z.infer<typeof UpdateThemeInput>;

const WHICH_THEMES = "Name the themes to approve.";

/** POST /api/scheduled-themes/approve. An id that no theme has approves nothing. */
export const ApproveThemesInput = z.object({
  ids: z.array(z.uuid(WHICH_THEMES), WHICH_THEMES).min(1, WHICH_THEMES).max(WEEKS_MAX, WHICH_THEMES),
});
export type ApproveThemesInput = z.infer<typeof ApproveThemesInput>;

const EmptyData = z.object({});
const LogData = z.object({ message: z.string() });

/** The frames of POST and GET /api/scheduled-themes/generate: exactly one complete or error, last. */
export const ThemeGenerationEvent = z.discriminatedUnion("event", [
  /** `elapsedSeconds`: how long the run had been running when the client joined. */
  z.object({
    event: z.literal("started"),
    data: z.object({ weeks: z.number().int(), elapsedSeconds: z.number().int().optional() }),
  }),
  z.object({ event: z.literal("log"), data: LogData }),
  z.object({ event: z.literal("saved"), data: z.object({ theme: ScheduledTheme }) }),
  z.object({ event: z.literal("skipped"), data: z.object({ targetWeek: z.string() }) }),
  z.object({
    event: z.literal("complete"),
    data: z.object({ savedCount: z.number().int(), skippedCount: z.number().int() }),
  }),
  z.object({ event: z.literal("error"), data: LogData }),
]);
export type ThemeGenerationEvent = z.infer<typeof ThemeGenerationEvent>;

/** The frames of POST /api/scheduled-themes/{id}/regenerate. */
export const ReimagineEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("started"), data: EmptyData }),
  z.object({ event: z.literal("log"), data: LogData }),
  z.object({ event: z.literal("updated"), data: z.object({ theme: ScheduledTheme }) }),
  z.object({ event: z.literal("complete"), data: z.object({ theme: ScheduledTheme }) }),
  z.object({ event: z.literal("error"), data: LogData }),
]);
export type ReimagineEvent = z.infer<typeof ReimagineEvent>;
