import { z } from "zod";
import entries from "@/data/calendar/holidays.json" with { type: "json" };
import { FactId } from "./calendar-fields";
import { HolidayRule } from "./holiday-rule";
import { Sentence } from "./sentence";

export const Holiday = z
  .strictObject({
    id: FactId,
    kind: z.enum(["holiday", "city"]).default("holiday"),
    name: z.string().min(1),
    when: HolidayRule,
    /** It applies to Thursdays from so many days before it to so many after it. */
    from: z.int(),
    until: z.int().default(0),
    sentence: Sentence,
    /** For a Thursday that comes after the day itself. */
    pastSentence: Sentence.optional(),
  })
  .refine(({ from, until }) => -from <= until, "from must not be after until")
  .refine(({ until, pastSentence }) => until > 0 === (pastSentence !== undefined), {
    error: "a pastSentence belongs to a holiday that applies after its day, and to no other",
  });
export type Holiday = z.infer<typeof Holiday>;

let parsed: readonly Holiday[] | undefined;

/** The year's feasts as the Bay Area celebrates them, from January on. */
export function holidays(): readonly Holiday[] {
  parsed ??= z.array(Holiday).parse(entries);
  return parsed;
}
