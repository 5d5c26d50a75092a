import { z } from "zod";

/** A week, by its Thursday: YYYY-MM-DD. */
const week = z.iso.date().optional().catch(undefined);

const ActionFacts = z.object({
  week,
  /** A theme's name for it. */
  targetWeek: week,
  /** How many. */
  weeks: z.number().optional().catch(undefined),
  cities: z.array(z.string()).optional().catch(undefined),
  imported: z.number().optional().catch(undefined),
  updated: z.number().optional().catch(undefined),
  /** How a run ended that came to no guide. */
  state: z.enum(["failed", "stopped"]).optional().catch(undefined),
  /** Where the mail provider did not say whether it took a message. */
  handOff: z.literal("uncertain").optional().catch(undefined),
});
export type ActionFacts = z.infer<typeof ActionFacts>;

/** The names of what sentences tell. */
export const DESCRIBED_FACTS: readonly string[] = Object.keys(ActionFacts.shape);

/** What a sentence tells of an action's detail; the rest is shown on demand. */
export function readActionFacts(detail: unknown): ActionFacts {
  const read = ActionFacts.safeParse(detail);
  return read.success ? { ...read.data, week: read.data.week ?? read.data.targetWeek } : {};
}
