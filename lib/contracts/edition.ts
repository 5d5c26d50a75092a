import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { isThursday } from "@/lib/core/week";
import { editionNotFound } from "./edition-not-found";

export const EditionState = z.enum(["preparing", "sending", "paused", "sent", "failed"]);
export type EditionState = z.infer<typeof EditionState>;

/** One Thursday's email of one city, with the counts of its deliveries. */
export const Edition = z.object({
  id: z.uuid(),
  city: z.enum(CITIES),
  week: z.iso.date(),
  state: EditionState,
  guide: z.object({ id: z.string(), name: z.string() }).nullable(),
  subject: z.string().nullable(),
  note: z.string().nullable(),
  openedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Deliveries by their state. */
  counts: z.object({
    pending: z.number().int(),
    claimed: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    skipped: z.number().int(),
    uncertain: z.number().int(),
  }),
});
export type Edition = z.infer<typeof Edition>;

/** What every call on editions returns. */
export const EditionsResponse = z.object({ editions: z.array(Edition) });

/** What setting off this week's email now would do. */
export const WeeklySendPreview = z.object({
  week: z.iso.date(),
  /** Its Thursday, at eight, has passed. */
  isPast: z.boolean(),
  /** The Thursday that is sent by itself next. */
  nextWeek: z.iso.date(),
  theme: z.string(),
  /** No theme was approved for the week: it takes what the season offers. */
  isSeasonal: z.boolean(),
  cities: z.array(
    z.object({
      city: z.enum(CITIES),
      /** Confirmed and not suppressed. */
      readers: z.number().int(),
      /** Null where it has not been started. */
      state: EditionState.nullable(),
      /** Null where it is written as it is sent. */
      guide: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Whether its guide can be written before. */
      isWritable: z.boolean(),
      /** Another public weekly guide of the city that this week has already: a send would make a second. */
      already: z.object({ id: z.string(), name: z.string() }).nullable(),
    }),
  ),
});
export type WeeklySendPreview = z.infer<typeof WeeklySendPreview>;

/** An id that no edition could have is unknown, not bad input. */
export const EditionParams = z.object({
  id: z.string().transform((id) => {
    if (z.uuid().safeParse(id).success) return id;
    throw editionNotFound();
  }),
});

const CityInput = z.enum(CITIES, { error: `Choose one of our cities: ${CITIES.join(", ")}.` });
const WeekInput = z.iso
  .date({ error: "week must be a date like 2026-11-19." })
  .refine(isThursday, "week must be the date of a Thursday.");

export const SendWeekInput = z.object({ city: CityInput.optional(), week: WeekInput.optional() });
export type SendWeekInput = z.infer<typeof SendWeekInput>;

/** Whose guide is to be written before it is sent. */
export const WriteDraftInput = z.object({ city: CityInput, week: WeekInput });
export type WriteDraftInput = z.infer<typeof WriteDraftInput>;
