import { z } from "zod";

/** A week, by its Thursday: YYYY-MM-DD. */
const week = z.iso.date().optional().catch(undefined);

const ActionFacts = z.object({
  week,
  /** A theme's name for the week. */
  targetWeek: week,
  /** A count. */
  weeks: z.number().optional().catch(undefined),
  cities: z.array(z.string()).optional().catch(undefined),
  imported: z.number().optional().catch(undefined),
  updated: z.number().optional().catch(undefined),
  /** How a run ended that produced no guide. */
  state: z.enum(["failed", "stopped"]).optional().catch(undefined),
  /** Set when the mail provider did not say whether it accepted a message. */
  handOff: z.literal("uncertain").optional().catch(undefined),
});
export type ActionFacts = z.infer<typeof ActionFacts>;

/** The names of the facts that sentences use. */
export const DESCRIBED_FACTS: readonly string[] = Object.keys(ActionFacts.shape);

/** The facts of an action's detail that sentences use; the rest is shown on demand. */
export function readActionFacts(detail: unknown): ActionFacts {
  const read = ActionFacts.safeParse(detail);
  return read.success ? { ...read.data, week: read.data.week ?? read.data.targetWeek } : {};
}
