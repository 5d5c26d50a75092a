import { eq } from "drizzle-orm";
import { editions } from "@/db/schema";
import type { Ctx } from "@/lib/ports/context";
import { reopenEdition } from "./reopen-edition";
import { type RemainingWork, sendEdition } from "./send-edition";

/** Long enough that a million readers take few steps, short enough that a step never runs into a time limit. */
const ROUND_MS = 40_000;

/**
 * One stretch of an edition's sending, for durable work to repeat until nothing remains. One that had failed goes on:
 * whoever tries its run again means it.
 */
export async function sendRound(ctx: Ctx, id: string): Promise<RemainingWork> {
  await reopenEdition(ctx.db, id, { from: ["failed"], now: ctx.now });
  const [edition] = await ctx.db.select().from(editions).where(eq(editions.id, id));
  if (!edition?.message || edition.state !== "sending") return { next: "halted" };
  return sendEdition(ctx, { id, message: edition.message }, { forMs: ROUND_MS });
}
