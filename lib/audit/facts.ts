import { z } from "zod";

const Facts = z.object({
  /** A week, by its Thursday: YYYY-MM-DD. */
  week: z.iso.date().optional().catch(undefined),
  /** How many. */
  weeks: z.number().optional().catch(undefined),
  cities: z.array(z.string()).optional().catch(undefined),
  imported: z.number().optional().catch(undefined),
  updated: z.number().optional().catch(undefined),
});
export type Facts = z.infer<typeof Facts>;

/** The names of what sentences tell. */
export const TOLD_FACTS: readonly string[] = Object.keys(Facts.shape);

/** What a sentence tells of an action's detail; the rest is shown on demand. */
export function factsOf(detail: unknown): Facts {
  const read = Facts.safeParse(detail);
  return read.success ? read.data : {};
}
