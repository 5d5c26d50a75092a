import { z } from "zod";
import entries from "@/data/calendar/seasons.json" with { type: "json" };
import { FactId, MonthDay } from "./calendar-fields";

/** From one day of the year to another, over the turn of the year where the second lies before the first. */
export const Season = z.strictObject({
  id: FactId,
  kind: z.enum(["harvest", "weather", "city"]),
  name: z.string().min(1),
  from: MonthDay,
  to: MonthDay,
  sentence: z.string().regex(/^[^{}]+\.$/),
});
export type Season = z.infer<typeof Season>;

let parsed: readonly Season[] | undefined;

/** What grows around the bay, what the sky does and what the city is at, when, as most years have it. */
export function seasons(): readonly Season[] {
  parsed ??= z.array(Season).parse(entries);
  return parsed;
}
